import type { StoredEvent } from '../store/events.ts';

const LONGEST_LINE = 60;
const HOUR = 3_600_000;

/** The hours of a tournament as a calendar file (RFC 5545): when entry closes and its first round begins. */
export function calendarOf({ id, title, plan, createdAt }: StoredEvent, page: string): string {
  const begins = plan.closesAt ?? createdAt;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bicorne//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:${id}@bicorne`,
    `DTSTAMP:${stamp(createdAt)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(begins + HOUR)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/[\r\n]+/g, ' ');

/** Longer lines go on behind a blank; by signs, so that none is cut in two. */
function folded(line: string): string[] {
  const signs = [...line];
  const parts: string[] = [];
  for (let at = 0; at < signs.length; at += LONGEST_LINE) {
    const part = signs.slice(at, at + LONGEST_LINE).join('');
    parts.push(at === 0 ? part : ` ${part}`);
  }
  return parts;
}
