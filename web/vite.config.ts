import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { rulesOnly } from './build/rules-only.ts';

const server = process.env['BICORNE_SERVER'] ?? 'http://localhost:4815';

export default defineConfig({
  plugins: [react(), offline(), compress()],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      // A service worker speaks for the folder it lies in.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es', plugins: () => [rulesOnly()] },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
