import type { BookingRecord } from '../../ports/booking';
import { dayAfter } from './booked';
import { areTogether, type Rows, timesIn } from './forms';
import type { Say } from './say';

/** Forms of an email, its paper, and pages of the site. */
export type Form = 'text' | 'html' | 'paper' | 'details' | 'confirmation' | 'trip';

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

/** Nobody may go, and nothing of its terms holds any more. */
export const isOver = ({ progress: { state } }: BookingRecord): boolean =>
  state === 'cancelled' || state === 'failed';

const WITHIN: Readonly<Record<Form, number>> = {
  ...{ text: 1, html: 1, paper: 2 },
  ...{ details: 1, confirmation: 1, trip: 1 },
};

/** The lines of the price that a traveller reads: what the agency adds stands in the first. */
export function pricesOf({ price: { lines } }: BookingRecord): { kind: string; amount: number }[] {
  const markup = lines.find(({ kind }) => kind === 'markup')?.amount.amount ?? 0;
  return lines
    .filter(({ kind }) => kind !== 'markup')
    .map(({ kind, amount }) => ({ kind, amount: amount.amount + (kind === 'base' ? markup : 0) }));
}
export const linesOf = (record: BookingRecord): number[] => pricesOf(record).map(({ amount }) => amount);

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
/** The same on pages: until the last minute of the day before it starts, there. */
export const protectedTexts = (start: string, place: string, say: Say): string[] => {
  const eve = `${dayAfter(start, -1)}T23:59`;
  return [say.word('Protected', 'Com proteção', 'Con protección'), say.date(eve), say.time(eve), place];
};
export const isProtected = ({ price: { lines } }: BookingRecord): boolean =>
  lines.some(({ kind }) => kind === 'protection');

/** What is wrong with how a form tells a booking. */
export function wrongIn(
  form: Form,
  rows: Rows,
  { groups, times, never = [] }: Pick<Told, 'groups' | 'times' | 'never'>,
): string[] {
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

/** Every line of the price, its sum, and who paid which part of it. `pointsName`: what the way is called that is not the card. */
export function priceGroups(
  record: BookingRecord,
  say: Say,
  { lines = linesOf(record), onTop = [] }: Pick<Told, 'lines' | 'onTop'>,
  pointsName: string,
): Group[] {
  const { price, progress } = record;
  const money = (amount: number) => say.money({ ...price.total, amount });
  return [
    ...lines.map((amount) => ({ texts: [money(amount)] })),
    { texts: [money([...lines, ...onTop].reduce((sum, amount) => sum + amount, 0))] },
    ...(progress.paidBy ?? []).map(({ method, amount }) => ({
      texts: [method === null ? say.word('Card', 'Cartão', 'Tarjeta') : pointsName, money(amount.amount)],
      // On paper the amount is written first.
      on: ['text', 'html', 'details', 'confirmation'] as const,
      within: 2,
    })),
  ];
}

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
