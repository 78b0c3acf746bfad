import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './italic.css';
import '@bicorne/boardkit/tokens.css';
import './gallery.css';
import { LANGUAGES, type GalleryModule, type Language, type Words } from '@bicorne/boardkit';
import { loadGallery, loadWords, offeredGames } from '@bicorne/games';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const start = Object.fromEntries(new URLSearchParams(location.search));
const SIGHTS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'];
const LOOKS = ['light', 'dark'];

/** How colour-blind people see it (after Machado, Oliveira and Fernandes, 2009). */
const MATRICES = {
  protanopia: '0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0',
  deuteranopia: '0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0',
};

interface Loaded {
  readonly gallery: GalleryModule;
  readonly words: Readonly<Record<Language, Words>>;
}

function Page({ gallery, words }: Loaded): ReactNode {
  const [sight, setSight] = useState(start['sight'] ?? 'normal');
  const [look, setLook] = useState(start['look'] ?? 'light');
  useEffect(() => {
    document.documentElement.dataset['look'] = look;
  }, [look]);
  return (
    <>
      <svg width="0" height="0" style={{ position: 'absolute' }}>
        {Object.entries(MATRICES).map(([id, values]) => (
          <filter key={id} id={id} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={values} />
          </filter>
        ))}
      </svg>
      {start['table'] !== 'only' && (
        <header className="gallery-head">
          <h1>{words.en.title}</h1>
          {SIGHTS.map((name) => (
            <button key={name} type="button" aria-pressed={name === sight} onClick={() => setSight(name)}>
              {name}
            </button>
          ))}
          {LOOKS.map((name) => (
            <button key={name} type="button" aria-pressed={name === look} onClick={() => setLook(name)}>
              {name}
            </button>
          ))}
        </header>
      )}
      <div className={`sight-${sight}`}>
        <gallery.Gallery words={words} start={start} />
      </div>
    </>
  );
}

async function load(game: string): Promise<Loaded | null> {
  const gallery = await loadGallery(game);
  const [en, uk, ru] = await Promise.all(LANGUAGES.map((language) => loadWords(game, language)));
  return gallery && en && uk && ru ? { gallery, words: { en, uk, ru } } : null;
}

const root = document.getElementById('root');
const loaded = await load(start['game'] ?? offeredGames()[0]);
if (root && loaded) createRoot(root).render(<Page {...loaded} />);
