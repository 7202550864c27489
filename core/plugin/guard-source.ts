import type { Attempt } from './guard';
import type { BookingsSource, ListedBooking } from './points';

const UNKNOWN = '–';

/** A list whose cells, statuses and actions cost no more than themselves when they throw. */
export function guardSource(
  source: BookingsSource<ListedBooking>,
  attempt: Attempt,
): BookingsSource<ListedBooking> {
  const keys = new WeakMap<ListedBooking, string>();
  let unnamed = 0;
  const keyInstead = (row: ListedBooking): string => {
    const key = keys.get(row) ?? `row-${++unnamed}`;
    keys.set(row, key);
    return key;
  };
  const { needsAction, page } = source;
  return {
    ...source,
    load: attempt('load', source.load),
    keyOf: attempt('keyOf', source.keyOf, keyInstead),
    bookingOf: attempt('bookingOf', source.bookingOf, () => ({ id: '', name: UNKNOWN })),
    statusOf: attempt('statusOf', source.statusOf, () => ({ word: UNKNOWN, state: 'processing' })),
    ...(needsAction && { needsAction: attempt('needsAction', needsAction, () => false) }),
    ...(page && { page: attempt('page', page, () => undefined) }),
    columns: source.columns.map((column) => ({
      ...column,
      text: attempt(`columns.${column.id}.text`, column.text, () => UNKNOWN),
      ...(column.below && {
        below: {
          ...column.below,
          text: attempt(`columns.${column.id}.below.text`, column.below.text, () => UNKNOWN),
        },
      }),
    })),
    actions: source.actions.map((action) => ({
      ...action,
      appliesTo: attempt(`actions.${action.id}.appliesTo`, action.appliesTo, () => false),
    })),
  };
}
