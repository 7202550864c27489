import { DEFAULT_LOCATION, type VisitorLocation } from './location';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

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
    const answer = (await response.json()) as Partial<Record<string, unknown>> | null;
    const { status, country, countryCode } = answer ?? {};
    if (!response.ok || status !== 'success' || !isText(country) || !isText(countryCode)) return null;
    return { country, countryCode };
  } catch {
    return null;
  }
}
