import type { Language } from '@bicorne/boardkit';

/** What the workshop says; fetched with it. */
export interface WorkshopWords {
  readonly title: string;
  readonly intro: string;
  readonly library: string;
  /** At a replay. */
  readonly fromMoment: string;
  readonly noMoment: string;
  readonly momentNote: string;
  readonly blank: string;
  readonly begin: string;
  readonly beginFrom: string;
  readonly yours: string;
  readonly none: string;
  readonly untitled: string;
  readonly changed: (when: string) => string;
  readonly fork: (of: string) => string;
  readonly forget: string;
  readonly forgetSure: (title: string) => string;
  readonly openFile: string;
  readonly paste: string;
  readonly pasteNote: string;
  readonly takeIt: string;
  readonly toShelf: string;
  readonly tools: string;
  readonly look: string;
  readonly lookNote: string;
  readonly eraser: string;
  readonly eraserNote: string;
  readonly copy: string;
  readonly copyNote: string;
  readonly partNote: string;
  readonly turn: string;
  /** How a tool is used, by what is pressed with it. */
  readonly how: Readonly<Record<'spot' | 'side' | 'step', string>>;
  readonly left: (count: number) => string;
  readonly undo: string;
  readonly redo: string;
  readonly mirror: string;
  readonly saved: string;
  readonly saving: string;
  readonly notSaved: string;
  readonly sound: string;
  readonly faults: (count: number) => string;
  readonly showFault: (where: string) => string;
  readonly play: string;
  readonly playNote: string;
  readonly close: string;
  readonly parts: Readonly<Record<'faults' | 'here' | 'battle' | 'strength' | 'lab', string>>;
  readonly nothingHere: string;
  readonly add: string;
  readonly remove: string;
  readonly otherLanguages: string;
  readonly sheet: string;
  readonly emptySpot: string;
  readonly share: string;
  readonly shareNote: (bytes: number) => string;
  readonly shareLink: string;
  readonly saveFile: string;
  readonly print: string;
  /** A battle that came in a link is taken to one's own bench. */
  readonly change: string;
  readonly fromLink: string;
  readonly badFile: (place: string, message: string) => string;
  readonly lab: LabWords;
}

interface LabWords {
  readonly note: string;
  readonly measure: string;
  readonly stop: string;
  readonly share: (side: string, share: string, low: string, high: string) => string;
  readonly matches: (count: number) => string;
  readonly favours: (side: string) => string;
  readonly fair: string;
  readonly length: string;
  /** Why a match ended, in the games' own vocabulary. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly left: string;
  readonly levers: string;
  readonly tryLevers: string;
  readonly leversNote: (side: string) => string;
  readonly take: string;
  readonly heat: string;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly workshop: WorkshopWords }>>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
};

export const loadWorkshopWords = async (language: Language): Promise<WorkshopWords> =>
  (await LOADERS[language]()).workshop;
