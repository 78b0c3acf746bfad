const two = (number: number): string => String(number).padStart(2, '0');

/** As a field for a date has it, by the reader's own clock. */
export function inputDay(at: number): string {
  const day = new Date(at);
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last day of something that ends then. */
export const lastDayOf = (until: number): string => inputDay(until - 1);

/** Without a `Z` it is the reader's own midnight. */
export const startOfDay = (day: string): number => new Date(`${day}T00:00:00`).getTime();

/** A day is longer or shorter where clocks are set. */
export function endOfDay(day: string): number {
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.getTime();
}
