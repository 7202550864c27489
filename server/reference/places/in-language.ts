import type { Language } from '@/core/contract';
import { mapObjects } from '../place-names';
import { nameOf } from './suggest-places';

const isPoint = (value: Record<string, unknown>): value is { id: string; kind: 'airport'; name: string } =>
  typeof value['id'] === 'string' &&
  typeof value['zone'] === 'string' &&
  ['city', 'airport', 'station'].includes(value['kind'] as string);

/** An address ends with the city, which has another name elsewhere. */
function renamed(point: { id: string; kind: 'airport'; name: string }, language: Language) {
  const { name, city } = nameOf(point, language);
  const { address, city: english } = point as { address?: unknown; city?: unknown };
  const isWritten = typeof address === 'string' && typeof english === 'string' && city;
  return {
    ...point,
    name,
    ...(city ? { city } : {}),
    ...(isWritten && address.endsWith(english)
      ? { address: `${address.slice(0, -english.length)}${city}` }
      : {}),
  };
}

/** The same value with every place of a rental in it named in the language. */
export const inPlaceNames = <Value>(value: Value, language: Language): Value =>
  language === 'en'
    ? value
    : mapObjects(value, (object) => (isPoint(object) ? renamed(object, language) : object));
