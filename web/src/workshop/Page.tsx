import type { ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import { BenchPage } from './BenchPage.tsx';
import { useShop, useWorkshopWords } from './load.ts';
import { SharedPage } from './SharedPage.tsx';
import { ShelfPage } from './ShelfPage.tsx';
import './workshop.css';

interface Props {
  readonly game: string;
  readonly battle: string;
  readonly shell: ShellWords;
}

/** Where battles are made: all that one has, or one of them on the bench. */
export function WorkshopPage({ game, battle, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useWorkshopWords(language);
  if (!words) return <main className="page waiting" aria-busy="true" />;
  if (game === '') return <ShelfPage words={words} shell={shell} />;
  return <OneGame key={game} game={game} battle={battle} words={words} shell={shell} />;
}

function OneGame({
  game,
  battle,
  words,
  shell,
}: Props & { readonly words: NonNullable<ReturnType<typeof useWorkshopWords>> }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const shop = useShop(game, language);
  if (shop === 'missing') return <NotHere fault="unknown" shell={shell} />;
  if (!shop) return <main className="page waiting" aria-busy="true" />;
  if (battle === '') return <SharedPage shop={shop} language={language} words={words} shell={shell} />;
  return (
    <BenchPage key={battle} shop={shop} battle={battle} language={language} words={words} shell={shell} />
  );
}
