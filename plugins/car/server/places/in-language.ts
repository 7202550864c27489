import type { Language } from '@/core/contract';
import { mapObjects } from '@/server/reference';
import { nameOf } from './suggest';

const isPoint = (value: Record<string, unknown>): value is { id: string; kind: 'airport'; name: string } =>
  typeof value['id'] === 'string' &&
  typeof value['zone'] === 'string' &&
  ['city', 'airport', 'station'].includes(value['kind'] as string);

/** The same value with every place of a rental in it named in the language. */
export const inPlaceNames = <Value>(value: Value, language: Language): Value =>
  language === 'en'
    ? value
    : mapObjects(value, (object) => (isPoint(object) ? { ...object, ...nameOf(object, language) } : object));
