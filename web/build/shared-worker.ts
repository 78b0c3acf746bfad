import type { Plugin } from 'vite';

const MARK = '?shared';

/**
 * `import address from './worker.ts?shared'`: the address of a module worker that is built together with the
 * page. Vite's own workers are built apart, and would fetch engine and rules a second time.
 */
export function sharedWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'bicorne:shared-worker',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(MARK)) return null;
      const found = await this.resolve(source.slice(0, -MARK.length), importer);
      return found ? `\0${found.id}${MARK}` : null;
    },
    load(id) {
      if (!id.endsWith(MARK)) return null;
      const file = id.slice(1, -MARK.length);
      if (!isBuild) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const chunk = this.emitFile({ type: 'chunk', id: file, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
