import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/core/contract';
import type { BookingRecord } from '../../ports/booking';
import type { Letters } from '../../selling/bookable/letters';
import { testAgency } from '../agency-record';
import { withoutLogos } from '../logos';
import { POINTS, POINTS_NAME } from './booked';
import {
  areTogether,
  instantIn,
  readCalendar,
  type Rows,
  rowsOfHtml,
  rowsOfText,
  timesIn,
  writtenBy,
} from './forms';
import { clockIn, type Say, sayIn } from './say';

export type Form = 'text' | 'html' | 'paper' | 'page';

/** What stands together, wherever the booking is told. */
export interface Group {
  readonly texts: readonly string[];
  /** Elsewhere it is not said. */
  readonly on?: readonly Form[];
  /** In how many rows, the first text in the first of them; one, and two on paper, without it. */
  readonly within?: number | Partial<Record<Form, number>>;
}

/** Something that begins, and ends, for a calendar. */
export interface Happening {
  /** Local time and its zone. */
  readonly start: readonly [local: string, zone: string];
  /** The same of its end, or how many minutes it takes. */
  readonly end: readonly [local: string, zone: string] | number;
  readonly summary: readonly string[];
  readonly location: readonly string[];
  readonly description?: readonly string[];
}

/** What a booking has to tell, worked out of what was generated alone. */
export interface Told {
  readonly groups: readonly Group[];
  /** How often a text stands in each form, no more and no less. */
  readonly times: readonly { readonly text: string; readonly on: Partial<Record<Form, number>> }[];
  /** What must not be said anywhere. */
  readonly never?: readonly string[];
  /** Lines of the traveller's price, in their order, where they are not those of the record. */
  readonly lines?: readonly number[];
  /** What is due on top of the lines of the price, in its total. */
  readonly onTop?: readonly number[];
  readonly events: readonly Happening[];
}

export interface ToldProduct<Booked> {
  readonly booked: fc.Arbitrary<Booked>;
  readonly record: (booked: Booked, language: Language) => BookingRecord;
  readonly told: (booked: Booked, say: Say, record: BookingRecord) => Told;
  readonly letters: Letters;
  readonly runs?: number;
}

export const AGENCY = testAgency({ agencyName: 'Prado & Filhos', contactEmailId: 'oi@prado.example' });
const drawing = {
  ...withoutLogos,
  payments: { nameOf: (method: string) => (method === POINTS ? POINTS_NAME : null) },
};

const WITHIN: Readonly<Record<Form, number>> = { text: 1, html: 1, paper: 2, page: 1 };

/** The lines of the price that a traveller reads: what the agency adds stands in the first. */
export function pricesOf({ price: { lines } }: BookingRecord): { kind: string; amount: number }[] {
  const markup = lines.find(({ kind }) => kind === 'markup')?.amount.amount ?? 0;
  return lines
    .filter(({ kind }) => kind !== 'markup')
    .map(({ kind, amount }) => ({ kind, amount: amount.amount + (kind === 'base' ? markup : 0) }));
}
const linesOf = (record: BookingRecord): number[] => pricesOf(record).map(({ amount }) => amount);

/** What the protection of a booking leaves to come back, and its words; nothing of one that is over, or has none. */
export function protectedGroups(record: BookingRecord, say: Say): Group[] {
  const { lines, total } = record.price;
  const own = lines.find(({ kind }) => kind === 'protection')?.amount.amount;
  if (!own || isOver(record)) return [];
  return [
    {
      texts: [
        say.word('Protected', 'Com proteção', 'Con protección'),
        say.money({ ...total, amount: total.amount - own }),
      ],
    },
  ];
}
export const isProtected = ({ price: { lines } }: BookingRecord): boolean =>
  lines.some(({ kind }) => kind === 'protection');

/** What is wrong with how a form tells a booking. */
export function wrongIn(form: Form, rows: Rows, { groups, times, never = [] }: Told): string[] {
  const said = rows.join('\n');
  return [
    ...groups
      .filter(({ on }) => !on || on.includes(form))
      .filter(({ texts, within = {} }) => {
        const most = typeof within === 'number' ? within : (within[form] ?? WITHIN[form]);
        return !areTogether(rows, texts, most);
      })
      .map(({ texts }) => `${form}: not together: ${texts.join(' | ')}`),
    ...times.flatMap(({ text, on }) => {
      const wanted = on[form];
      const found = timesIn(said, text);
      return wanted === undefined || wanted === found
        ? []
        : [`${form}: ${text}: ${found}, not ${wanted} times`];
    }),
    ...never.filter((text) => timesIn(said, text) > 0).map((text) => `${form}: says ${text}`),
  ];
}

/** Every line of the price, its sum, and who paid which part of it: groups for every form. */
export function priceGroups(
  record: BookingRecord,
  say: Say,
  { lines = linesOf(record), onTop = [] }: Told,
): Group[] {
  const { price, progress } = record;
  const money = (amount: number) => say.money({ ...price.total, amount });
  return [
    ...lines.map((amount) => ({ texts: [money(amount)] })),
    { texts: [money([...lines, ...onTop].reduce((sum, amount) => sum + amount, 0))] },
    ...(progress.paidBy ?? []).map(({ method, amount }) => ({
      texts: [method === null ? say.word('Card', 'Cartão', 'Tarjeta') : POINTS_NAME, money(amount.amount)],
      // On paper the amount is written first.
      on: ['text', 'html', 'page'] as const,
      within: 2,
    })),
  ];
}

/** The amounts of the price in a plain email: each is written with all of its decimals, so its digits are its minor units. */
function amountsIn(text: string, say: Say): { lines: number[]; total: number } {
  const rows = rowsOfText(text);
  const from = rows.indexOf(say.word('Price', 'Preço', 'Precio'));
  const rest = rows.slice(from + 1);
  const own = rest.slice(0, rest.indexOf(''));
  const total = own.findIndex((row) => /^ {2}(Total|Price when|Preço na|Precio al)/.test(row));
  const amounts = own.map((row) => Number(row.slice(row.lastIndexOf(': ')).replace(/\D/g, '')));
  return { lines: amounts.slice(0, total), total: amounts[total]! };
}

function wrongInCalendar(file: string, happening: Happening, record: BookingRecord): string[] {
  const { properties, entries } = readCalendar(file);
  const [entry, ...others] = entries;
  const of = (name: string) => entry?.properties.get(name);
  const isOver = properties.get('METHOD') === 'CANCEL';
  const [start, end] = [instantIn(of('DTSTART')), instantIn(of('DTEND'))];
  const shown = ([, zone]: readonly [string, string], at: Date) => clockIn(zone, at);
  const takes = happening.end;
  const wanted: [string, unknown, unknown][] = [
    ['entries', others.length, 0],
    ['version', properties.get('VERSION'), '2.0'],
    ['start', shown(happening.start, start), happening.start[0]],
    typeof takes === 'number'
      ? ['length', (end.getTime() - start.getTime()) / 60_000, takes]
      : ['end', shown(takes, end), takes[0]],
    ['edition', of('SEQUENCE'), String(record.revision)],
    ['changed', instantIn(of('LAST-MODIFIED')).toISOString(), record.changedAt],
    ['status', of('STATUS'), isOver ? 'CANCELLED' : 'CONFIRMED'],
    ['alarms', entry?.alarms, isOver ? 0 : 1],
    ['page', of('URL')?.startsWith(`${AGENCY.origin}/`) && of('URL')?.includes(record.id), true],
    ['stamp', Number.isNaN(instantIn(of('DTSTAMP')).getTime()), false],
    ...(['summary', 'location', 'description'] as const).flatMap((name) =>
      (happening[name] ?? []).map((text): [string, unknown, unknown] => [
        `${name} ${text}`,
        timesIn(of(name.toUpperCase()) ?? '', text) > 0,
        true,
      ]),
    ),
  ];
  return wanted.filter(([, is, should]) => is !== should).map((each) => `calendar: ${each.join(' ')}`);
}

/** Nobody may go, and nothing of its terms holds any more. */
export const isOver = ({ progress: { state } }: BookingRecord): boolean =>
  state === 'cancelled' || state === 'failed';

/** Said of no other than what is paid. */
const paid = (say: Say): string => say.word('Total paid', 'Total pago', 'Total pagado');

/** Which word above the paper, and of the sum, says how it stands. */
const standing = (say: Say, { progress: { state, money } }: BookingRecord): Group[] => {
  const onPaper = { on: ['paper'] as const };
  switch (state) {
    case 'cancelled':
      return [
        { texts: [say.word('Canceled', 'Reserva cancelada', 'Reserva cancelada')], ...onPaper },
        { texts: [say.word('Price when it was booked', 'Preço na data da reserva', 'Precio al reservar')] },
      ];
    case 'reserved':
      return [
        {
          texts: [
            say.word('Reserved, not paid yet', 'Reservada, ainda não paga', 'Reservada, aún sin pagar'),
          ],
          ...onPaper,
        },
      ];
    case 'failed':
      return [{ texts: [say.word('Not confirmed', 'Não confirmada', 'Reserva no confirmada')], ...onPaper }];
    default:
      return money === 'taken' ? [{ texts: [paid(say)] }] : [];
  }
};

/** Of what is cancelled: what was charged, what comes back and where, what is kept. */
export function settled({ progress: { settlement } }: BookingRecord, say: Say): string[] {
  if (!settlement || settlement.charged.amount === 0) return [];
  const { charged, returned, kept, returnedTo } = settlement;
  if (returned.amount === 0) return [say.money(charged)];
  return [
    say.money(returned),
    ...(kept.amount > 0 ? [say.money(charged), say.money(kept)] : []),
    ...(returnedTo ?? []).map(({ amount }) => say.money(amount)),
  ];
}

/** An email, a paper and a calendar are equal to the booking that they tell, in every language. */
export function toldCases<Booked>(name: string, rules: string, product: ToldProduct<Booked>): void {
  const { booked, record: recordIn, told: toldOf, letters, runs = 24 } = product;
  const sample = fc.record({ of: booked, language: fc.constantFrom<Language>('en', 'pt', 'es') });

  describe(`what is sent of ${name}`, () => {
    it(`${rules} email, paper and calendar are equal to the booking`, async () => {
      await fc.assert(
        fc.asyncProperty(sample, async ({ of, language }) => {
          const record = recordIn(of, language);
          const say = sayIn(language);
          const told = toldOf(of, say, record);
          const [mail, paper] = await writtenBy(() => letters.confirmationMail(drawing)(record, AGENCY));
          const { money } = record.progress;
          const whole: Told = {
            ...told,
            never: [...(told.never ?? []), ...(money === 'taken' ? [] : [paid(say)])],
            groups: [
              ...told.groups,
              ...protectedGroups(record, say),
              ...priceGroups(record, say, told),
              ...standing(say, record),
            ],
          };
          const files = (mail.attachments ?? []).filter(({ filename }) => filename.endsWith('.ics'));
          const lines = told.lines ?? linesOf(record);
          const { total, ...written } = amountsIn(mail.text, say);
          const sums = [...lines, ...(told.onTop ?? [])];
          expect([
            ...wrongIn('text', rowsOfText(mail.text), whole),
            ...wrongIn('html', rowsOfHtml(mail.html), whole),
            ...wrongIn('paper', paper, {
              ...whole,
              groups: [...whole.groups, ...settled(record, say).map((text) => ({ texts: [text] }))],
            }),
            ...told.events.flatMap((event, at) => wrongInCalendar(files[at]?.content ?? '', event, record)),
          ]).toEqual([]);
          expect(files).toHaveLength(told.events.length);
          expect(new Set(files.map(({ content }) => /^UID:(.*)$/m.exec(content)![1])).size).toBe(
            files.length,
          );
          expect(written.lines).toEqual(sums);
          expect(total).toBe(sums.reduce((sum, amount) => sum + amount, 0));
        }),
        { numRuns: runs, endOnFailure: true },
      );
    });

    it('a notice that it is cancelled tells what became of the money, and takes it out of the calendar', async () => {
      const over = sample.filter(({ of, language }) => recordIn(of, language).progress.state === 'cancelled');
      await fc.assert(
        fc.asyncProperty(over, async ({ of, language }) => {
          const record = recordIn(of, language);
          const say = sayIn(language);
          const { events } = toldOf(of, say, record);
          const mail = (await letters.noticeMail(drawing)('cancelled', record, AGENCY))!;
          const groups = [record.locator!, ...settled(record, say)].map((text) => ({ texts: [text] }));
          expect([
            ...wrongIn('text', [mail.subject, ...rowsOfText(mail.text)], { groups, times: [], events }),
            ...wrongIn('html', [mail.subject, ...rowsOfHtml(mail.html)], { groups, times: [], events }),
            ...events.flatMap((event, at) =>
              wrongInCalendar(mail.attachments?.[at]?.content ?? '', event, record),
            ),
          ]).toEqual([]);
        }),
        { numRuns: Math.ceil(runs / 2), endOnFailure: true },
      );
    });
  });
}
