import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:bicorne-worker/';

/**
 * `import address from 'virtual:bicorne-worker/local'`: the address of `src/local/worker.ts`, a module worker that
 * is built together with the page. Vite's own workers are built apart, and would fetch engine and rules a second
 * time.
 */
export function sharedWorker(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'bicorne:shared-worker',
    configResolved: (config) => {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source.startsWith(NAME) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const folder = id.slice(NAME.length + 1);
      const file = `src/${folder}/worker.ts`;
      if (!isBuild) return `export default ${JSON.stringify(`/${file}`)};`;
      const chunk = this.emitFile({
        type: 'chunk',
        id: join(root, file),
        name: `worker-${folder.replace('/', '-')}`,
      });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
