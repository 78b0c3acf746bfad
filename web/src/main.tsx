import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './italic.css';
import '@bicorne/boardkit/tokens.css';
import '@bicorne/boardkit/palettes.css';
import './styles.css';
import './ui/form.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepPage } from './offline/renewal.ts';

/** A part of an older page that is nowhere any more: take the newer page, once. No move is only in the page. */
const RENEWED = 'bicorne.renewed';
window.addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 30_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});
window.addEventListener('load', () => void keepPage());

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
