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
  export const titles: readonly import('./lobby/titles.ts').Title[];
}
