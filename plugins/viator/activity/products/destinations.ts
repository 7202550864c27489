import { distanceBetween } from '@/server/reference';
import type { SupplierSearch } from '@/plugins/activity/face/port';
import type { Ask } from '../api/http';
import { type Destination, Destinations } from '../api/schemas';
import { atHand } from '../kept/at-hand';
import { remember, type Remembering } from '../kept/kept';
import { KEPT_FOR } from '../kept/times';

/** Kilometres from the middle of a place up to which a destination of Viator's may stand for it. */
const FARTHEST = 60;

interface Center {
  readonly latitude: number;
  readonly longitude: number;
}

/** Viator's destinations, asked for once a week. */
export function createDestinations(parts: Remembering & { readonly ask: Ask }) {
  const { ask, now } = parts;
  const all = atHand(now, async (): Promise<readonly Destination[]> => {
    const of = { name: 'destinations', subject: 'all', language: '', forMs: KEPT_FOR.destinations };
    const { destinations } = await remember(parts, of, Destinations, () =>
      ask(Destinations, {
        ...{ method: 'GET', path: '/destinations', call: 'destinations' },
        // Others wait for the same answer.
        signal: new AbortController().signal,
      }),
    );
    return destinations;
  });

  return {
    /** The one whose middle is nearest to what is looked for, a city before all else; null where none is near. */
    async near(search: Pick<SupplierSearch, 'latitude' | 'longitude'>): Promise<string | null> {
      const near = (await all())
        .flatMap(({ destinationId, center, type }) =>
          center
            ? [{ id: String(destinationId), isCity: type === 'CITY', far: distanceBetween(search, center) }]
            : [],
        )
        .filter(({ far }) => far <= FARTHEST)
        .sort((a, b) => Number(b.isCity) - Number(a.isCity) || a.far - b.far);
      return near[0]?.id ?? null;
    },

    /** The middle of a destination, or of what it lies in; null where none of them has one. */
    async centerOf(ref: string): Promise<Center | null> {
      const byId = new Map((await all()).map((one) => [one.destinationId, one]));
      const seen = new Set<number>();
      let at = byId.get(Number(ref));
      while (at && !at.center && !seen.has(at.destinationId)) {
        seen.add(at.destinationId);
        at = byId.get(at.parentDestinationId ?? -1);
      }
      return at?.center ?? null;
    },
  };
}
export type KnownDestinations = ReturnType<typeof createDestinations>;
