/** Picks the form that a language uses with a number: `plural('uk')(3, { one: 'блок', few: 'блоки', many: 'блоків', other: 'блока' })`. */
export const plural = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
};

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A name that begins a line; as our languages write it, not the reader's machine (a Turkish one has İ). */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
