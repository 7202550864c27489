import type { MessageDescriptor } from '@lingui/core';
import type { Api } from '../../api/client';
import type { BookingState } from '../../contract/bookings/booking';
import type { BookingsOrder } from '../../contract/money/sale';
import type { IconName } from '../icons';
import type { Item, Lazy } from './item';

/** What the reader of a list asks for; a product leaves out what its call does not know. */
export interface BookingsFilter {
  /** A key of `statuses`. */
  status?: string;
  /** What a locator starts with. */
  search?: string;
  /** Booked on or after, on or before, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  when?: 'upcoming' | 'past';
  /** Bookings of one user only. */
  userId?: string;
  /** Without it what was booked last comes first. */
  sort?: { by: BookingsOrder; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
}

/** A figure of a list that is summed up below its column. */
export type BookingFigure =
  | 'chargedAmount'
  | 'costPrice'
  | 'salesPrice'
  | 'commissionEarned'
  | 'markupEarned'
  | 'transactionFees'
  | 'penaltyEarned'
  | 'protectionEarned'
  | 'penaltyAmount'
  | 'refundAmount';

export interface BookingColumn<Row> {
  id: string;
  header: MessageDescriptor;
  align?: 'start' | 'end';
  /** `low`: narrow tables leave it out, and wide ones until it is asked for. `medium`: those of a tablet leave it out. */
  priority?: 'low' | 'medium';
  /** Shown as the row's status is: with its tone, and whether somebody has to decide something. */
  kind?: 'status';
  /** The order that its head asks for. */
  sort?: BookingsOrder;
  /** The figure whose sum stands below it. */
  total?: BookingFigure;
  /** Plain text of the cell; empty where there is nothing to tell, which is drawn as a dash. */
  text: (row: Row) => string;
  /** Its second line, which has a name of its own where every value stands beside one. */
  below?: { header: MessageDescriptor; text: (row: Row) => string };
}

/** Something that staff can do with one row. */
export interface BookingAction<Row> {
  id: string;
  label: MessageDescriptor;
  icon?: IconName;
  tone?: 'danger';
  appliesTo: (row: Row) => boolean;
  /**
   * Mounted when it is chosen, until it calls `onDone`: a dialog, or nothing to see. `replaced` takes the place of the
   * row with the same key; null when nothing is known to have changed.
   */
  component: Lazy<{ row: Row; onDone: (replaced: Row | null) => void }>;
}

/** Where the rows of a product's list come from, what they say and what can be done with them. */
export interface BookingsSource<Row, Path extends string = string, Word extends string = string> {
  load: (
    api: Api,
    filter: BookingsFilter,
    signal?: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; totalCount: number }>;
  keyOf: (row: Row) => string;
  /** The booking's id and what people call it: its locator, as long as it has one. */
  bookingOf: (row: Row) => { id: string; name: string };
  /** The word is looked up in `statuses`; one that is not there is shown as it came (G87). */
  statusOf: (row: Row) => { word: Word; state: BookingState };
  /** Somebody has to decide something about it. */
  needsAction?: (row: Row) => boolean;
  /** Where the booking has a page of its own. */
  page?: (row: Row) => { to: Path; search?: Readonly<Record<string, string>> } | undefined;
  columns: readonly BookingColumn<Row>[];
  actions: readonly BookingAction<Row>[];
}

declare const listed: unique symbol;
/** A row as the host holds it: handed back to its source, and read by nobody else. */
export interface ListedBooking {
  readonly [listed]: true;
}

/** A source with its own type of rows, checked here, as the point takes it. */
export const defineBookings = <Row, const Path extends string = never, const Word extends string = string>(
  source: BookingsSource<Row, Path, Word>,
): BookingsSource<ListedBooking, Path, Word> => source as never;

/** A product's list of bookings in the back office. */
export interface BookingsList<Path extends string, Config> extends Item<Config> {
  title: MessageDescriptor;
  /** A module of its own, made by `defineBookings`: only the back office loads it. */
  source: () => Promise<{ default: BookingsSource<ListedBooking, Path> }>;
  /** The product's status words and how they are shown; all of them, where the source says which there are. */
  statuses: Readonly<Record<string, MessageDescriptor>>;
}
