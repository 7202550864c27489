import { z } from 'zod/mini';
import type { Language, PlacePhoto } from '@/core/contract';
import { readAnswer } from '../../http/body';

const TIMEOUT_MS = 4_000;
/** Enough for the widest place where one is shown, twice as dense. */
const WIDTH = 1200;

const Photo = z.object({
  name: z.string().check(z.regex(/^places\/[\w-]+\/photos\/[\w-]+$/)),
  authorAttributions: z.optional(
    z.array(z.object({ displayName: z.optional(z.string()), uri: z.optional(z.string()) })),
  ),
});
const Found = z.object({
  places: z.optional(z.array(z.object({ photos: z.optional(z.array(Photo)) }))),
});
const Media = z.object({ photoUri: z.url({ protocol: /^https$/ }) });

const isWeb = (address: string): boolean => /^(https:)?\/\/[^/]/.test(address);
/** Profiles are named without a scheme. */
const withScheme = (address: string): string => (address.startsWith('//') ? `https:${address}` : address);

/** Looks for a photo of what a text names; null when there is none. Throws when the service cannot be asked. */
export type FindPhoto = (text: string, language: Language) => Promise<PlacePhoto | null>;

/**
 * The place search of Google's Places API (R240). The key goes into one header and nowhere else; the photo's own address
 * is short-lived and needs none.
 */
export function createPlaceSearch({ key, url }: { key: string; url: string }): FindPhoto {
  async function ask<S extends z.ZodMiniType>(
    schema: S,
    path: string,
    init: RequestInit,
  ): Promise<z.output<S>> {
    const answer = await fetch(new URL(path, url), {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...(init.headers as Record<string, string>), 'x-goog-api-key': key },
    });
    if (!answer.ok) throw new Error(`The place search answered ${answer.status}`);
    return z.parse(schema, await readAnswer(answer));
  }
  return async (text, language) => {
    const { places } = await ask(Found, '/v1/places:searchText', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-fieldmask': 'places.photos' },
      body: JSON.stringify({ textQuery: text, languageCode: language, pageSize: 1 }),
    });
    const photo = places?.[0]?.photos?.[0];
    if (!photo) return null;
    const { photoUri } = await ask(
      Media,
      `/v1/${photo.name}/media?maxWidthPx=${WIDTH}&skipHttpRedirect=true`,
      {},
    );
    const credits = (photo.authorAttributions ?? []).flatMap(({ displayName, uri }) =>
      displayName ? [{ name: displayName, url: uri && isWeb(uri) ? withScheme(uri) : null }] : [],
    );
    return { url: photoUri, credits };
  };
}
