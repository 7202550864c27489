import { msg } from '@lingui/core/macro';
import type { Money, Price } from '../contract';
import type { CityGround } from '../contract/city-ground';
import type { CalendarEvent } from './calendar-file';
import { deadlineText, type Place } from './dates';
import { type Covered, protectedUntil } from './protected';
import { protectedText } from './protected-text';
import type { Say } from './say';

/** How a booking is told: in the words and formats of a screen, or of a letter and its paper. */
export interface Telling extends Say {
  /** In the currency that it was booked in. */
  readonly money: (amount: Money) => string;
  /** A local date; in full in letters. */
  readonly day: (local: string) => string;
  /** The same in full everywhere. */
  readonly fullDay: (local: string) => string;
  /** The clock of a local time. */
  readonly time: (local: string) => string;
  /** Two local dates as one phrase. */
  readonly days: (from: string, until: string) => string;
  /** Null in what is kept, such as a letter: its terms are told whole, and not as they stand at a moment. */
  readonly now: Date | null;
}

/** Where something is told: the page of a booking, that of one that has just been made, its letter, its paper. */
export type Medium = 'booking' | 'made' | 'letter' | 'paper';

export interface ToldRow {
  /** What it is, such as "Driver"; a row without it speaks for itself. */
  readonly label?: string;
  readonly text: string;
  readonly note?: string | undefined;
  /** BCP 47, where it is not the reader's. */
  readonly lang?: string | undefined;
  /** More notes, each on a line of its own. */
  readonly more?: readonly string[] | undefined;
  /** Something good, such as that cancelling is free. */
  readonly isGood?: boolean;
  /** Leads to it, such as `tel:`. */
  readonly to?: string;
  /** Said instead where letters of it cannot be drawn: paper has one font. */
  readonly plain?: ToldRow | undefined;
  /** On paper a text to scan stands before it. */
  readonly scan?: string | undefined;
}

export interface ToldPlace {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface ToldSection {
  readonly id: string;
  readonly title: string;
  /** One without rows, a map or a drawing of the product's own is left out. */
  readonly rows: readonly ToldRow[];
  /** Where it is; letters and papers have a map of one place. */
  readonly map?: { readonly places: readonly ToldPlace[]; readonly ground: CityGround | null } | undefined;
  /** Leads to what it is about. */
  readonly link?: { readonly label: string; readonly url: string } | undefined;
  /** Told there alone; everywhere without it. */
  readonly on?: readonly Medium[];
  /** On pages beside the rest, below the price, while the booking is confirmed. */
  readonly isBeside?: boolean;
  /** After everything else in letters. */
  readonly isSmallPrint?: boolean;
}

/** One line of what a line of the price is made of. */
export interface PricePart {
  readonly id: string;
  readonly label: string;
  readonly money: Money;
}

/** All that a booking tells; its pages, its letter, its paper and its calendar entries are drawn from it. */
export interface Told {
  /** What was booked, as the heading of its page. */
  readonly title: string;
  /** Under it, in a line. */
  readonly summary?: string;
  /** The same once it is booked. */
  readonly made: string;
  /** Whose it is, by their names. */
  readonly who: readonly string[];
  /** Where its letters go. */
  readonly email: string;
  /** A second locator, by its name. */
  readonly other?: { readonly label: string; readonly value: string | null };
  readonly price?: {
    /** What lines of the price are made of, told one by one. */
    readonly parts?: Partial<Record<Price['lines'][number]['kind'], readonly PricePart[]>>;
    /** What is paid on top of them, elsewhere. */
    readonly beside?: readonly PricePart[];
    /** What the total of one that is confirmed is called, where it was not paid here. */
    readonly total?: string;
  };
  readonly sections: readonly ToldSection[];
  /** What becomes of its price when it is cancelled. */
  readonly terms: readonly string[];
  /** What is known of its cancellation beside the sums. */
  readonly cancelled?: readonly { readonly label: string; readonly text: string }[];
  /** What is shown where it is used, beside its locator. */
  readonly pass: readonly ToldRow[];
  readonly events: readonly CalendarEvent[];
}

/** A row in one line. */
export const lineOf = ({ label, text }: Pick<ToldRow, 'label' | 'text'>): string =>
  label ? `${label}: ${text}` : text;

/** Rows that follow each other and are named, or are not. */
export const runsOf = (rows: readonly ToldRow[]): ToldRow[][] =>
  rows.reduce<ToldRow[][]>((runs, row) => {
    const last = runs.at(-1);
    if (last && !last[0]!.label === !row.label) last.push(row);
    else runs.push([row]);
    return runs;
  }, []);

/** The sections that are told there. */
export const toldOn = ({ sections }: Pick<Told, 'sections'>, medium: Medium): ToldSection[] =>
  sections.filter(({ on }) => !on || on.includes(medium));

/** Whether its terms bind nobody any more: it was given back, or never made. */
export const isOver = ({ progress: { state } }: { readonly progress: { readonly state: string } }): boolean =>
  state === 'cancelled' || state === 'failed';

interface FeeTerms {
  /** ISO; null where it is never free. */
  readonly freeUntil: string | null;
  /** Kept after that; null where everything is, and left out where that is not known before it is asked. */
  readonly fee?: Money | null;
  /** From then on nothing comes back, ISO, and the words for it. */
  readonly nothingFrom?: string;
  readonly nothing?: string;
}

/** What terms go by beside their sums. */
export interface TermsBasis {
  readonly place: Place;
  /** Of what can be protected: its price, and when it begins. */
  readonly price?: Pick<Price, 'lines'>;
  readonly starts?: Covered;
}

/**
 * What is kept when it is given back, as dated lines on the clocks of its place (rule 12): free until then, after that the
 * fee or nothing back. Where it is protected, that is told in place of what the terms would keep: on a page until when, in a
 * letter by rows of its own.
 */
export function feeTerms(
  { freeUntil, fee, nothingFrom, nothing }: FeeTerms,
  { place, price, starts }: TermsBasis,
  say: Pick<Telling, '_' | 'locale' | 'money' | 'now'>,
): string[] {
  const isAhead = (iso: string) => say.now === null || say.now < new Date(iso);
  const isFree = freeUntil !== null && isAhead(freeUntil);
  const until = isFree ? deadlineText(freeUntil, place, say) : '';
  const free = isFree ? [say._(msg`Free cancellation until ${until}`)] : [];
  if (say.now === null && price?.lines.some(({ kind }) => kind === 'protection')) return free;
  const covered = say.now && price && starts && protectedUntil(price, starts, say.now);
  if (covered) return [...free, protectedText(covered, place, say)];
  const kept = fee && (!nothingFrom || isAhead(nothingFrom)) && say.money(fee);
  if (fee === undefined && (isFree || freeUntil !== null)) return free;
  if (!kept) return isFree ? [...free, say._(msg`No refund after that`)] : [say._(msg`Non-refundable`)];
  return [
    ...free,
    isFree ? say._(msg`After that, the cancellation fee is ${kept}`) : say._(msg`Cancellation fee: ${kept}`),
    ...(nothing ? [nothing] : []),
  ];
}
