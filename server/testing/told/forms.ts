import { plain } from './say';

/** What a form says, row by row, from above to below. */
export type Rows = readonly string[];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const rowsOfText = (text: string): Rows => plain(text).split('\n');

/** Of HTML the cells of its tables, without what only a list of mails shows. */
export const rowsOfHtml = (html: string): Rows =>
  plain(html)
    .replace(/<head>.*?<\/head>|<div style="display:none.*?<\/div>/gs, '')
    .split('</td>')
    .map((cell) =>
      cell
        .replace(/<[^>]*>/g, '\n')
        .replace(/&(\w+|#\d+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
        .replace(/\s*\n\s*/g, '\n')
        .trim(),
    )
    .filter(Boolean);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** How often a text stands in another, as a whole: not as a part of another word, number or time. */
export const timesIn = (said: string, text: string): number =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?<!\\d[.,:])${escaped(plain(text))}(?![\\p{L}\\p{N}])(?![.,:]\\d)`,
        'gu',
      ),
    ),
  ].length;

/** Whether these stand together: the first in a row, the others there and in so many that follow it. */
export const areTogether = (rows: Rows, [first = '', ...texts]: readonly string[], within: number): boolean =>
  rows.some((row, at) => {
    if (timesIn(row, first) === 0) return false;
    const said = rows.slice(at, at + within).join('\n');
    return texts.every((text) => timesIn(said, text) > 0);
  });

export interface Entry {
  readonly properties: ReadonlyMap<string, string>;
  readonly alarms: number;
}
export interface Calendar {
  readonly properties: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
}

const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
const TEXTS = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'PRODID']);

/** Reads a calendar file as RFC 5545 has it. Throws for what is none. */
export function readCalendar(file: string): Calendar {
  if (!file.endsWith('\r\n')) throw new Error('Its last line does not end');
  const folded = file.slice(0, -2).split('\r\n');
  for (const line of folded)
    if (/[\r\n]/.test(line) || Buffer.byteLength(line) > 75)
      throw new Error(`No line of a calendar: ${line}`);
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const open: string[] = [];
  const properties = new Map<string, string>();
  const entries: { properties: Map<string, string>; alarms: number }[] = [];
  for (const line of lines) {
    const parts = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/.exec(line);
    if (!parts) throw new Error(`No property: ${line}`);
    const [, name = '', , value = ''] = parts;
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') entries.push({ properties: new Map(), alarms: 0 });
      if (value === 'VALARM') entries.at(-1)!.alarms += 1;
      continue;
    }
    if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it did not begin`);
      continue;
    }
    if (open.at(-1) === 'VALARM') continue;
    const owner = open.at(-1) === 'VEVENT' ? entries.at(-1)!.properties : properties;
    if (owner.has(name)) throw new Error(`Twice: ${line}`);
    if (TEXTS.has(name) && /(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`Not escaped: ${line}`);
    owner.set(name, TEXTS.has(name) ? plain(unescaped(value)) : value);
  }
  if (open.length > 0 || lines[0] !== 'BEGIN:VCALENDAR') throw new Error('It is not closed');
  return { properties, entries };
}

/** The instant of a time that is written in UTC. */
export const instantIn = (value: string | undefined): Date => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value ?? '') ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  return new Date(Date.UTC(year!, month! - 1, day, hour, minute, second));
};
