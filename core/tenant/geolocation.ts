import { atom } from 'jotai';
import { safeParse, z } from 'zod/mini';

export interface VisitorLocation {
  country: string;
  countryCode: string;
}

/** R018 */
export const DEFAULT_LOCATION: VisitorLocation = { country: 'United States', countryCode: 'US' };

/** Where the visitor seems to be; null after a failed look-up (R019). */
export const locationAtom = atom<VisitorLocation | null>(DEFAULT_LOCATION);

const Answer = z.object({ status: z.string(), country: z.string(), countryCode: z.string() });

/**
 * Asks the configured IP geolocation service (R017, G60). Without one the default stays; a failure, an answer
 * that is not a success or one that is not understood clears the location (R019).
 */
export async function locateVisitor(
  url: string | undefined,
  fetcher: typeof fetch = fetch,
): Promise<VisitorLocation | null> {
  if (!url) return DEFAULT_LOCATION;
  try {
    const response = await fetcher(url, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer = safeParse(Answer, await response.json());
    if (!response.ok || !answer.success || answer.data.status !== 'success') return null;
    return { country: answer.data.country, countryCode: answer.data.countryCode };
  } catch {
    return null;
  }
}
