import type { SupplierReport } from '@/core/contract';
import { createOngoing, type Ongoing } from '@/server/selling/supplier/ongoing';
import { createShelf } from '@/server/selling/supplier/ongoing/shelf';
import { oncePerClock } from '@/server/selling/supplier/pool';
import { type Asked, askAll } from '@/server/selling/supplier/search-all';
import { sealingKey } from '@/server/selling/supplier/seal';
import type { HotelSearch } from '../../contract';
import { keyOf } from '../mapping/listing';
import { createMerger, type Merged } from '../mapping/merger';
import type { FoundStays, SupplierListing, SupplierSearch, SupplierStay } from '../../face/port';
import type { Supplied } from '@/server/ports/services';
import { suppliersOf } from '../supplier/suppliers';
import { hotelIdOf } from './ids';
import { isSaleable } from './sell-stay';

/** A search as it was asked, and as suppliers are asked. */
export interface Sought {
  readonly asked: HotelSearch;
  readonly search: SupplierSearch;
}

/** A property of a search with every stay that can be had there, of all its suppliers. */
export interface FoundHotel {
  readonly merged: Merged<SupplierListing>;
  readonly stays: readonly SupplierStay[];
}

export type OngoingHotels = Ongoing<Sought, Asked<FoundStays>>;

const LIFETIME_MS = 30 * 60_000;
/** Of all searches that a process holds. */
const MOST_STAYS = 50_000;

/** Searches that go on, each in the process that began it, for all of them. */
export const searchesOf = oncePerClock((services: Supplied) =>
  createOngoing<Sought, Asked<FoundStays>>({
    clock: services.clock,
    // The embedded database has one process.
    shelf: services.config.databaseUrl ? createShelf({ ...services, lifetime: LIFETIME_MS }) : null,
    lifetime: LIFETIME_MS,
    weighed: { of: ({ answer }) => answer?.offers.length ?? 0, most: MOST_STAYS },
    secret: sealingKey(services.config.signingSecret, 'hotel searches'),
    run: ({ search }, signal) => askAll(suppliersOf(services).sellers, search, { signal }),
    broken: (error) => services.log.error({ err: error }, 'A search for hotels broke'),
  }),
);

/** What a search has found, merged as its answers come in. */
export interface Gathered {
  /** Of suppliers that have told all they have. */
  readonly reports: readonly SupplierReport[];
  /** Answers that were taken in, parts too. */
  readonly answers: number;
  all(): readonly FoundHotel[];
  /** The property of that name on this site, whichever of its suppliers the name is from. */
  find(hotelId: string): FoundHotel | undefined;
}

/** Gathers answers; `take` takes in those that are new. */
function gatherer(currency: string) {
  const merger = createMerger<SupplierListing>();
  const stays = new Map<string, SupplierStay[]>();
  const reports: SupplierReport[] = [];
  let hotels: readonly FoundHotel[] | null = null;
  let byId: ReadonlyMap<string, FoundHotel> | null = null;

  function add(found: readonly SupplierStay[]): void {
    for (const stay of found) {
      const key = keyOf(stay.listing);
      const held = stays.get(key);
      if (held) held.push(stay);
      else stays.set(key, [stay]);
    }
    merger.add([...new Map(found.map(({ listing }) => [keyOf(listing), listing])).values()]);
    hotels = byId = null;
  }

  const all = () =>
    (hotels ??= merger.merged().map((merged) => ({
      merged,
      stays: merged.listings.flatMap((listing) => stays.get(keyOf(listing)) ?? []),
    })));
  let answers = 0;
  const gathered: Gathered = {
    reports,
    get answers() {
      return answers;
    },
    all,
    find: (hotelId) =>
      (byId ??= new Map(
        all().flatMap((hotel) =>
          hotel.merged.listings.map((listing) => [hotelIdOf(listing), hotel] as const),
        ),
      )).get(hotelId),
  };
  return {
    gathered,
    take(batches: readonly Asked<FoundStays>[]): void {
      for (const { report, answer, isPart } of batches.slice(answers)) {
        answers += 1;
        if (!isPart) reports.push(report);
        add((answer?.offers ?? []).filter((stay) => isSaleable(stay, currency)));
      }
    },
  };
}

const gatherers = new WeakMap<Sought, ReturnType<typeof gatherer>>();

/** What a search has found so far. */
export function gatheredOf({ search: sought, found }: Pick<OngoingHotels, 'search' | 'found'>): Gathered {
  const held = gatherers.get(sought) ?? gatherer(sought.search.currency);
  gatherers.set(sought, held);
  held.take(found().batches);
  return held.gathered;
}
