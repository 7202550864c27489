import type { Cabin } from '@/plugins/flight/contract';

/** How one cabin of one type of aircraft is built. */
export interface CabinPlan {
  readonly deck: 'main' | 'upper';
  /** Letters from window to window; a blank is an aisle. */
  readonly columns: string;
  /** First and last row. */
  readonly rows: readonly [number, number];
  readonly exits?: readonly number[];
  readonly wing?: readonly [number, number];
  /** Rows in front of which or behind which there is a lavatory, or a galley. */
  readonly lavatories?: readonly number[];
  readonly galleys?: readonly number[];
  /** Seats that were left out for doors and walls. */
  readonly missing?: readonly string[];
}

type Plans = Partial<Record<Cabin, readonly CabinPlan[]>>;

const main = (columns: string, rows: CabinPlan['rows'], more: Partial<CabinPlan> = {}): CabinPlan => ({
  deck: 'main',
  columns,
  rows,
  ...more,
});
const upper = (columns: string, rows: CabinPlan['rows'], more: Partial<CabinPlan> = {}): CabinPlan => ({
  ...main(columns, rows, more),
  deck: 'upper',
});

/** Small jets and propellers: two and two, with a curtain between the cabins. */
const regional = (last: number, business: number, exits: readonly number[]): Plans => ({
  business: [main('AC DF', [1, business], { galleys: [1] })],
  economy: [
    main('AC DF', [business + 1, last], {
      exits,
      wing: [exits[0]! - 2, exits.at(-1)! + 4],
      lavatories: [last],
      galleys: [last],
    }),
  ],
});

/** Three and three; in front the middle seat stays empty. */
const narrow = (last: number, exits: readonly number[], wing: readonly [number, number]): Plans => ({
  business: [main('AC DF', [1, 4], { galleys: [1], lavatories: [1] })],
  economy: [main('ABC DEF', [5, last], { exits, wing, lavatories: [last], galleys: [last] })],
});

interface Wide {
  readonly economy: string;
  readonly premium: string;
  readonly last: number;
  readonly exits: readonly number[];
  readonly wing: readonly [number, number];
}

const wide = ({ economy, premium, last, exits, wing }: Wide): Plans => ({
  first: [main('A DG K', [1, 2], { lavatories: [1] })],
  business: [main('A DG K', [5, 12], { galleys: [5], lavatories: [12] })],
  premium: [main(premium, [17, 20], { galleys: [17] })],
  economy: [
    main(economy, [24, last], {
      exits,
      wing,
      lavatories: [24, exits.at(-1)! - 1, last],
      galleys: [exits.at(-1)! - 1, last],
    }),
  ],
});

const AIRBUS_330: Plans = wide({
  economy: 'AC DEFG HK',
  premium: 'AC DEF HK',
  last: 53,
  exits: [38],
  wing: [26, 37],
});

/** By the name of the type. One that is missing has no seat map. */
const PLANS: Readonly<Record<string, Plans>> = {
  'ATR 72-600': regional(19, 2, [10]),
  'Embraer E190': regional(28, 3, [12]),
  'Embraer E195-E2': regional(34, 4, [15, 16]),
  'Airbus A220-300': {
    business: [main('AC DF', [1, 3], { galleys: [1], lavatories: [1] })],
    economy: [main('AC DEF', [4, 29], { exits: [14], wing: [11, 19], lavatories: [29], galleys: [29] })],
  },
  'Airbus A319': narrow(25, [11], [8, 15]),
  'Airbus A320': narrow(31, [12, 13], [9, 18]),
  'Airbus A320neo': narrow(31, [12, 13], [9, 18]),
  'Airbus A321neo': narrow(39, [17, 28], [14, 24]),
  'Boeing 737-800': narrow(32, [15, 16], [11, 20]),
  'Boeing 737 MAX 8': narrow(32, [15, 16], [11, 20]),
  'Airbus A330-300': AIRBUS_330,
  'Airbus A330-900': AIRBUS_330,
  'Airbus A350-900': wide({
    economy: 'ABC DEG HJK',
    premium: 'AC DEG HK',
    last: 55,
    exits: [40],
    wing: [26, 39],
  }),
  'Boeing 787-9': wide({
    economy: 'ABC DEF HJK',
    premium: 'AC DEF HK',
    last: 50,
    exits: [37],
    wing: [26, 36],
  }),
  'Boeing 777-300ER': wide({
    economy: 'ABC DEFG HJK',
    premium: 'AC DEFG HK',
    last: 61,
    exits: [40, 51],
    wing: [33, 45],
  }),
  'Airbus A380-800': {
    first: [main('A DG K', [1, 3], { lavatories: [1] })],
    business: [upper('A DG K', [6, 21], { exits: [16], galleys: [6], lavatories: [21] })],
    premium: [upper('AC DEF HK', [31, 38], { galleys: [38] })],
    economy: [
      main('ABC DEFG HJK', [43, 83], {
        exits: [54, 68],
        wing: [55, 67],
        lavatories: [43, 53, 67, 83],
        galleys: [53, 83],
      }),
      upper('AC DEFG HK', [90, 96], { exits: [90], lavatories: [96] }),
    ],
  },
};

/**
 * The decks with that cabin; undefined when the type's plan is not known. A cabin that fills the whole aircraft begins
 * in the first row.
 */
export function plansOf(
  aircraft: string,
  cabin: Cabin,
  isWholeAircraft: boolean,
): readonly CabinPlan[] | undefined {
  const plans = PLANS[aircraft]?.[cabin];
  if (!isWholeAircraft) return plans;
  return plans?.map((plan) => ({ ...plan, rows: [1, plan.rows[1]] }));
}
