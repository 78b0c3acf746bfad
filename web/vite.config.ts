import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { sharedWorker } from './build/shared-worker.ts';
import { titles } from './build/titles.ts';
import { together } from './build/together.ts';

const server = process.env['BICORNE_SERVER'] ?? 'http://localhost:4815';
/** A folder of files (build/static.ts) is compressed by its host, if at all. */
const isStatic = process.env['VITE_SERVER'] === 'none';

/** What is always fetched together is one file: many small ones are packed badly. None of it knows React. */
const TOGETHER = [
  {
    name: 'engine',
    test: /\/engine\/(?!index|record|replay|tags|luck|playout|secrecy|eyes|plans|bench)|\/node_modules\/@noble\//,
  },
  {
    name: (id: string) => /\/games\/([^/]+)\/(?:index|(?:rules|data)\/(?!print|write))/.exec(id)?.[1] ?? null,
    debugName: 'rules and data of a game',
  },
  { name: together, debugName: 'what pages, tables and boards always fetch' },
];

export default defineConfig({
  plugins: [react(), titles(), sharedWorker(), offline(), ...(isStatic ? [] : [compress()])],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    // Workers, and the registry which serves them too, have no document to put hints for scripts into.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        /registry|worker/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      // A service worker speaks for the folder it lies in.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: TOGETHER, includeDependenciesRecursively: false },
      },
    },
  },
  server: {
    // Written out, they keep the page's own address, by which the server knows its page.
    proxy: { '/api': { target: server }, '/socket.io': { target: server, ws: true } },
  },
});
