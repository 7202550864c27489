import { lineOf } from '@/core/say/told';
import type { BookingLetter, Row, Section } from './letter';

const rowText = ({ note, more = [], ...row }: Row) =>
  [`  ${lineOf(row)}${note ? ` (${note})` : ''}`, ...more.map((line) => `    ${line}`)].join('\n');

const sectionText = ({ title, rows, map, link = map?.link }: Section) =>
  [title, ...rows.map(rowText), ...(link ? [`  ${link.label}: ${link.url}`] : [])].join('\n');

/** The letter for mail programs and people that want plain text. `journey`: paragraphs that stand above the sections. */
export function textOf(letter: BookingLetter, journey: readonly string[] = []): string {
  const { agency, headline, intro, codes, sections, price, button, help, note } = letter;
  return [
    agency.name,
    headline,
    intro,
    codes.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...journey,
    ...sections.map(sectionText),
    `${price.title}\n${[...price.rows, price.total, ...(price.paidBy ?? [])].map(({ label, amount }) => `  ${label}: ${amount}`).join('\n')}`,
    `${button.label}: ${button.url}`,
    note,
    [help, agency.email, agency.phone].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
