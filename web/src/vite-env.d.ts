interface ImportMetaEnv {
  readonly BASE_URL: string;
  readonly VITE_SERVER?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
declare module '*.css';
declare module '*.md?raw' {
  const text: string;
  export default text;
}
declare module 'virtual:bicorne-worker/*' {
  const address: string;
  export default address;
}
declare module 'virtual:bicorne-titles/*' {
  import type { Title } from './lobby/titles.ts';

  export const titles: readonly Title[];
}
