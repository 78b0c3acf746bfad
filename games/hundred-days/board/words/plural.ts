/** Picks the form that a language uses with a number: `plural('uk')(3, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' })`. */
export const plural = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
};

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
