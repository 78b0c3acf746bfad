import { loadWords } from '@bicorne/games';
import type { LANGUAGES, NoticeAbout } from '@bicorne/table/protocol';
import type { Message } from './webhook.ts';

export type Language = (typeof LANGUAGES)[number];

/** Said of a match by push, letter or webhook, and nothing of what happened on its board. */
const NOTICES: Readonly<Record<Language, Readonly<Record<NoticeAbout, string>>>> = {
  en: {
    turn: 'It is your turn.',
    asked: 'Somebody asks you to play.',
    declined: 'Somebody who was asked will not play; the seat is open.',
    joined: 'Somebody has sat down at your match.',
    left: 'Somebody has got up from your match; the seat is open.',
    found: 'Somebody would play what you would: your match begins.',
    army: 'Your ally has gone: his army is yours.',
    offer: 'You are asked something at your match.',
    time: 'Your opponent’s time is spent.',
    over: 'Your match is over.',
    paired: 'Your tournament round is paired: your opponent and your board wait.',
    begun: 'Your tournament match has begun.',
    late: 'You are waited for at your tournament match: come soon, or it is lost.',
    placed: 'Your tournament is over: see how it ended.',
  },
  uk: {
    turn: 'Ваш хід.',
    asked: 'Вас запрошують зіграти.',
    declined: 'Хтось із запрошених відмовився; місце вільне.',
    joined: 'За стіл вашої партії хтось сів.',
    left: 'З-за столу вашої партії хтось устав; місце вільне.',
    found: 'Знайшовся суперник на ваше бажання: партія починається.',
    army: 'Ваш союзник пішов: його армія тепер ваша.',
    offer: 'У вашій партії вас про щось питають.',
    time: 'Час вашого суперника вийшов.',
    over: 'Вашу партію завершено.',
    paired: 'Жереб вашого туру кинуто: суперник і стіл чекають.',
    begun: 'Ваша турнірна партія почалася.',
    late: 'На вас чекають за турнірним столом: приходьте, інакше партію буде втрачено.',
    placed: 'Ваш турнір завершено: погляньте, чим усе скінчилося.',
  },
  ru: {
    turn: 'Ваш ход.',
    asked: 'Вас приглашают сыграть.',
    declined: 'Кто-то из приглашённых отказался; место свободно.',
    joined: 'За стол вашей партии кто-то сел.',
    left: 'Из-за стола вашей партии кто-то встал; место свободно.',
    found: 'Нашёлся соперник по вашему желанию: партия начинается.',
    army: 'Ваш союзник ушёл: его армия теперь ваша.',
    offer: 'В вашей партии вас о чём-то спрашивают.',
    time: 'Время вашего соперника вышло.',
    over: 'Ваша партия окончена.',
    paired: 'Жребий вашего тура брошен: соперник и стол ждут.',
    begun: 'Ваша турнирная партия началась.',
    late: 'Вас ждут за турнирным столом: приходите, иначе партия будет проиграна.',
    placed: 'Ваш турнир окончен: посмотрите, чем всё кончилось.',
  },
};

export const noticeText = (language: Language, about: NoticeAbout): string => NOTICES[language][about];

/** The game and its battle, as their own words call them. What people call themselves is not sent about: it may hold anything. */
export async function battleTitle(language: Language, game: string, scenario: unknown): Promise<string> {
  const words = await loadWords(game, language);
  if (!words) return `(${game})`;
  const battle = words.scenarios[String(scenario)]?.title ?? words.title;
  return battle === words.title ? words.title : `${words.title}: ${battle}`;
}

const LETTER_ENDS: Readonly<Record<Language, string>> = {
  en: 'You asked for these letters. To have no more of them:',
  uk: 'Ви просили про такі листи. Щоб їх більше не отримувати:',
  ru: 'Вы просили о таких письмах. Чтобы больше их не получать:',
};

/** Its subject and its text. */
export const noticeLetter = (
  language: Language,
  { text, link }: Message,
  settings: string,
): readonly [string, string] => [
  `Bicorne: ${text}`,
  `${text}\n\n${link}\n\n-- \n${LETTER_ENDS[language]} ${settings}`,
];

const DIGESTS: Readonly<Record<Language, string>> = {
  en: 'Bicorne: what waits for you',
  uk: 'Bicorne: що на вас чекає',
  ru: 'Bicorne: что вас ждёт',
};

/** Several at once, the oldest first. */
export const digestLetter = (
  language: Language,
  messages: readonly Message[],
  settings: string,
): readonly [string, string] => [
  DIGESTS[language],
  `${messages.map(({ text, link }) => `${text}\n${link}`).join('\n\n')}\n\n-- \n${LETTER_ENDS[language]} ${settings}`,
];

interface LetterText {
  readonly subject: string;
  readonly text: (link: string) => string;
}

const LETTERS: Readonly<Record<Language, Readonly<Record<'confirm' | 'recover', LetterText>>>> = {
  en: {
    confirm: {
      subject: 'Bicorne: is this your address?',
      text: (link) =>
        `Somebody gave this address for an account at Bicorne. If it was you, follow this link within a day:\n\n${link}\n\nIf not, do nothing.`,
    },
    recover: {
      subject: 'Bicorne: a new passphrase',
      text: (link) =>
        `Somebody asked for a new passphrase for your account. If it was you, follow this link within half an hour:\n\n${link}\n\nIf not, do nothing: nothing has changed.`,
    },
  },
  uk: {
    confirm: {
      subject: 'Bicorne: це ваша адреса?',
      text: (link) =>
        `Хтось указав цю адресу для облікового запису в Bicorne. Якщо це ви, перейдіть за посиланням протягом доби:\n\n${link}\n\nЯкщо ні, нічого не робіть.`,
    },
    recover: {
      subject: 'Bicorne: нова парольна фраза',
      text: (link) =>
        `Хтось попросив нову парольну фразу до вашого облікового запису. Якщо це ви, перейдіть за посиланням протягом пів години:\n\n${link}\n\nЯкщо ні, нічого не робіть: нічого не змінилося.`,
    },
  },
  ru: {
    confirm: {
      subject: 'Bicorne: это ваш адрес?',
      text: (link) =>
        `Кто-то указал этот адрес для учётной записи в Bicorne. Если это вы, перейдите по ссылке в течение суток:\n\n${link}\n\nЕсли нет, ничего не делайте.`,
    },
    recover: {
      subject: 'Bicorne: новая парольная фраза',
      text: (link) =>
        `Кто-то попросил новую парольную фразу к вашей учётной записи. Если это вы, перейдите по ссылке в течение получаса:\n\n${link}\n\nЕсли нет, ничего не делайте: ничего не изменилось.`,
    },
  },
};

export function linkLetter(
  language: Language,
  purpose: 'confirm' | 'recover',
  link: string,
): { subject: string; text: string } {
  const { subject, text } = LETTERS[language][purpose];
  return { subject, text: text(link) };
}
