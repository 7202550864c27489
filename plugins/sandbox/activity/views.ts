import { chance } from '@/server/selling/supplier/chance';
import type { Activity } from './content/activity';

/** One of the two embedded suppliers: its part of the embedded world, at its prices. */
export interface View {
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** What the numbers of its orders and the ids of its options begin with. */
  readonly orders: string;
  readonly offers: string;
  /** What its activities are called by on this site. */
  readonly code: string;
  /** Its net prices against the other's. */
  readonly level: number;
  /** Milliseconds that it thinks before it answers a search. */
  readonly thinks: number;
}

const LANTERNWAY: View = {
  id: 'lanternway',
  name: 'Lanternway',
  orders: 'LW',
  offers: 'al1',
  code: 'lw',
  level: 1,
  thinks: 250,
};

const DRIFTWOOD: View = {
  id: 'driftwood',
  name: 'Driftwood Days',
  orders: 'DD',
  offers: 'ad1',
  code: 'dd',
  level: 0.98,
  thinks: 700,
};

export const VIEWS: readonly View[] = [LANTERNWAY, DRIFTWOOD];

const LANTERNWAY_SHARE = 0.55;

/** Who sells an activity: always one of them. */
export const sells = (view: View, { id }: Pick<Activity, 'id'>): boolean =>
  chance('activity sold by', id) < LANTERNWAY_SHARE === (view.id === LANTERNWAY.id);
