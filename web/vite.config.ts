import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['BICORNE_SERVER'] ?? 'http://localhost:4815';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 600 },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
