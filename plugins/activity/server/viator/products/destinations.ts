import { distanceBetween } from '@/server/reference';
import type { SupplierSearch } from '../../supplier/port';
import type { Ask } from '../api/http';
import { Destinations } from '../api/schemas';

const DAY_MS = 24 * 3_600_000;
/** Kilometres from the middle of a place up to which a destination of Viator's may stand for it. */
const FARTHEST = 60;

interface Known {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isCity: boolean;
}

/** Viator's destinations, asked for once a day. */
export function createDestinations(ask: Ask, now: () => Date) {
  let held: { readonly until: number; readonly all: Promise<Known[]> } | null = null;
  const load = async (): Promise<Known[]> => {
    const { destinations } = await ask(Destinations, {
      ...{ method: 'GET', path: '/destinations', call: 'destinations' },
      // Others wait for the same answer.
      signal: new AbortController().signal,
    });
    return destinations.flatMap(({ destinationId, center, type }) =>
      center ? [{ id: String(destinationId), ...center, isCity: type === 'CITY' }] : [],
    );
  };

  return {
    /** The one whose middle is nearest to what is looked for, a city before all else; null where none is near. */
    async near(search: Pick<SupplierSearch, 'latitude' | 'longitude'>): Promise<string | null> {
      const at = now().getTime();
      if (!held || held.until <= at) {
        const all = load();
        held = { until: at + DAY_MS, all };
        all.catch(() => (held = null));
      }
      const near = (await held.all)
        .map((one) => ({ ...one, far: distanceBetween(search, one) }))
        .filter(({ far }) => far <= FARTHEST)
        .sort((a, b) => Number(b.isCity) - Number(a.isCity) || a.far - b.far);
      return near[0]?.id ?? null;
    },
  };
}
