import { useMemo } from 'react';
import { usePreferences } from '../preferences.ts';

/** In chances of victory, as the reader writes them. */
export function useFigures(): Record<'percent' | 'signed', (value: number) => string> {
  const locale = usePreferences(({ language }) => language);
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { style: 'percent' });
    const sign = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
    return { percent: (value) => plain.format(value), signed: (value) => sign.format(value) };
  }, [locale]);
}
