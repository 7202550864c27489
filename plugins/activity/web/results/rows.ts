import type { Money } from '@/core/contract';
import type { Orders } from '@/core/selling/results/list/found-view';
import type { ActivityCard, ActivitySort } from '../../contract';

/** An activity of the list. */
export interface ActivityRow {
  readonly id: string;
  readonly activity: ActivityCard;
  /** Of one grown person. */
  readonly price: Money;
}

const known = new WeakMap<ActivityCard, ActivityRow>();

/** The same row for the same activity. */
export const rowsOf = (activities: readonly ActivityCard[]): ActivityRow[] =>
  activities.map((activity) => {
    const { productCode: id, from: price } = activity;
    const row = known.get(activity) ?? { id, activity, price };
    known.set(activity, row);
    return row;
  });

const scoreOf = ({ activity: { reviews } }: ActivityRow): number => reviews?.score ?? 0;

/** As they came they are in the order that is recommended. */
const AS_FOUND = () => 0;

export const ORDERS: Orders<ActivityRow, ActivitySort> = {
  recommended: AS_FOUND,
  rating: (a, b) => scoreOf(b) - scoreOf(a),
  lowest: (a, b) => a.price.amount - b.price.amount,
  highest: (a, b) => b.price.amount - a.price.amount,
  shortest: (a, b) => a.activity.duration.least - b.activity.duration.least,
};
