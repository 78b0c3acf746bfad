import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource-variable/source-sans-3';
import '@bicorne/boardkit/tokens.css';
import './styles.css';
import './ui/form.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './App.tsx';

// The page's security policy forbids making code from text, which zod would otherwise try.
config({ jitless: true });

/** A part of an older page that the server no longer has: take the newer page, once. The match is on the server. */
const RENEWED = 'bicorne.renewed';
window.addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 30_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
