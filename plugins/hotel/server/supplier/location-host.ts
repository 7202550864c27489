import { safeParse, z } from 'zod/mini';
import type { Language } from '@/core/contract';
import { readBytes } from '@/server/http/body';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { SupplierError } from '@/server/selling/supplier/errors';
import { HotelPlace } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import type { Locations } from './locations';

const WAITS_MS = 4_000;
const MOST_BYTES = 512 * 1024;

/** Kilometres that a search takes. */
const RADIUS = { min: 1, max: 50 } as const;

const Text = z.pipe(
  z.string(),
  z.transform((text: string) => plain(text)),
);

/** A place as a host elsewhere says it; what is more than a place has is left out. */
const HostedPlace = z.extend(HotelPlace, {
  id: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\p{C}\s]+$/u)),
  name: Text,
  context: Text,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  cityId: Text,
});

/** The place that an entry is; null where it is none. Nothing of it is believed to be markup. */
function placeOf(entry: unknown): HotelPlace | null {
  const { data } = safeParse(HostedPlace, entry);
  if (!data || data.name === '') return null;
  return { ...data, radius: Math.min(RADIUS.max, Math.max(RADIUS.min, data.radius)) };
}

const Listed = z.object({ data: z.array(z.unknown()) });
const One = z.object({ data: z.unknown() });

/** A host of places by its origin (R251, R252). What it answers that is no place is left out. */
export function hostedLocations(origin: string): Locations {
  /** Null where there is nothing. Throws SupplierError `failed`. */
  const ask = async (path: string, language: Language): Promise<unknown> => {
    try {
      const response = await fetch(new URL(path, origin), {
        headers: { accept: 'application/json', 'accept-language': language },
        signal: AbortSignal.timeout(WAITS_MS),
        redirect: 'error',
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The host of places answered ${response.status}`);
      const bytes = await readBytes(response, MOST_BYTES);
      return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
    } catch (cause) {
      const error = new SupplierError('failed', hotelRefusals.support);
      error.cause = cause;
      throw error;
    }
  };
  return {
    async find(term, language, size) {
      const query = new URLSearchParams({ term, size: String(size) });
      const answer = await ask(`/locationcontent/autosuggestV2?${query.toString()}`, language);
      const entries = safeParse(Listed, answer).data?.data ?? [];
      return entries.flatMap((entry) => placeOf(entry) ?? []).slice(0, size);
    },
    async of(id, language) {
      const answer = await ask(`/locationcontent/locationV2/${encodeURIComponent(id)}`, language);
      return placeOf(safeParse(One, answer).data?.data);
    },
  };
}
