import type { ResponseOf } from '@/core/contract';
import type { AskedSupplier as Asked, Found } from '@/core/selling/results/sources';
import {
  mergeOffers,
  type FareFamily,
  type FlightOffer,
  type FlightSearchEvent,
  type searchFlights,
} from '../../../contract';

/** A supplier that takes part in the search. */
export interface AskedSupplier extends Asked {
  /** Itineraries that it has. */
  offers: number;
}

/** A search from its start to its end: who was asked, and what is there so far. */
export interface SearchState extends Found<FlightOffer, AskedSupplier> {
  /** Milliseconds after its start at which the search ends; null until it is known. */
  deadline: number | null;
  /** What each supplier sells, as it came. */
  sold: Readonly<Record<string, readonly FlightOffer[]>>;
  /** The same as one list, each thing once, at its best price. */
  data: readonly FlightOffer[];
  families: readonly FareFamily[];
}

/** A search starts with nothing, whatever was found before (R195, R196). */
export const STARTED: SearchState = {
  suppliers: [],
  deadline: null,
  sold: {},
  data: [],
  families: [],
  done: false,
};

/** It has ended and nobody answered: that is a failure, not an empty result. */
export const nobodyAnswered = ({ done, suppliers }: SearchState): boolean =>
  done && suppliers.length > 0 && suppliers.every(({ state }) => state !== 'answered');

const countFlights = (offers: readonly FlightOffer[]): number =>
  new Set(offers.map(({ itineraryId }) => itineraryId)).size;

function withFamilies(known: readonly FareFamily[], more: readonly FareFamily[]): readonly FareFamily[] {
  const added = more.filter(({ id }) => !known.some((family) => family.id === id));
  return added.length > 0 ? [...known, ...added] : known;
}

const reported = (
  suppliers: readonly AskedSupplier[],
  { id, name, state }: Pick<AskedSupplier, 'id' | 'name' | 'state'>,
  offers: number,
): AskedSupplier[] => {
  const next = { id, name, state, offers };
  return suppliers.some((known) => known.id === id)
    ? suppliers.map((known) => (known.id === id ? next : known))
    : [...suppliers, next];
};

function afterBatch(
  state: SearchState,
  { supplier, offers, fareFamilies, part }: Extract<FlightSearchEvent, { kind: 'batch' }>,
): SearchState {
  // The first part takes the place of what it sold before, the others are added.
  const all = part && part.nth > 0 ? [...(state.sold[supplier.id] ?? []), ...offers] : offers;
  const said = part && !part.isLast ? ({ ...supplier, state: 'asked' } as const) : supplier;
  const suppliers = reported(state.suppliers, said, countFlights(all));
  // Who did not answer this time leaves what it sold before; that is asked for again before anything is booked.
  if (supplier.state !== 'answered') return { ...state, suppliers };
  const sold = { ...state.sold, [supplier.id]: all };
  return {
    ...state,
    suppliers,
    sold,
    data: mergeOffers(Object.values(sold).flat()),
    families: withFamilies(state.families, fareFamilies),
  };
}

/** The search after one more event. What is known of suppliers at its end is the server's last word. */
export function afterEvent(state: SearchState, event: FlightSearchEvent): SearchState {
  switch (event.kind) {
    case 'asked':
      return {
        ...state,
        deadline: event.deadline,
        suppliers: event.suppliers.map(({ id, name }) => ({ id, name, state: 'asked', offers: 0 })),
      };
    case 'batch':
      return afterBatch(state, event);
    case 'end':
      return closed({
        ...state,
        suppliers: event.suppliers.reduce<readonly AskedSupplier[]>(
          (known, report) => reported(known, report, countFlights(state.sold[report.id] ?? [])),
          state.suppliers,
        ),
      });
  }
}

/** The end of a search that was cut short or that has passed its deadline: who has not answered will not. */
export const closed = (state: SearchState, as: 'failed' | 'timed-out' = 'timed-out'): SearchState => ({
  ...state,
  done: true,
  suppliers: state.suppliers.map((supplier) =>
    supplier.state === 'asked' ? { ...supplier, state: as } : supplier,
  ),
});

/**
 * The same search asked once more because somebody did not answer. It is no new search: what is there stays in view,
 * and each supplier's offers are replaced when it answers.
 */
export const askedAgain = (state: SearchState): SearchState => ({
  ...state,
  deadline: null,
  done: false,
  suppliers: state.suppliers.map((supplier) => ({ ...supplier, state: 'asked' })),
});

/** A whole answer at once, for browsers that cannot read one in pieces (R197). */
export const fromAnswer = ({
  data,
  fareFamilies,
  suppliers,
}: ResponseOf<typeof searchFlights>): SearchState => ({
  ...STARTED,
  suppliers: suppliers.map(({ id, name, state }) => ({
    id,
    name,
    state,
    offers: countFlights(data.filter((offer) => offer.supplier === id)),
  })),
  sold: Object.fromEntries(suppliers.map(({ id }) => [id, data.filter((offer) => offer.supplier === id)])),
  data,
  families: fareFamilies,
  done: true,
});
