#!/usr/bin/env node
// Plain JavaScript, so that a Node too old to read the rest can still say so.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `bicorne needs Node 24 or newer; this is ${process.version}.\n` +
      'The checkout brings its own: run `npm install`, then `npx bicorne …`.',
  );
  process.exit(1);
}
await import('./bicorne.ts');
