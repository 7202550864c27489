import { expect, it } from 'vitest';
import type { Agency } from '@/core/contract';
import type { ServerPluginEntry } from './index';
import { soldWords } from './sold-words';

const NAMES: Record<string, Record<string, string>> = {
  Boats: { en: 'Boats', pt: 'Barcos', es: 'Barcos' },
  Trains: { en: 'Trains', pt: 'Trens', es: 'Trenes' },
  Tents: { en: 'Tents', pt: 'Barracas', es: 'Tiendas' },
};
const entry = (menu: string, inTitle = false) =>
  ({
    ...{ id: menu.toLowerCase(), activatedBy: { menu }, ...(inTitle ? { inTitle } : {}) },
    plugin: { id: menu.toLowerCase(), handlers: [], product: () => null },
  }) as unknown as ServerPluginEntry;
const office = { id: 'office', activatedBy: { always: true }, plugin: { id: 'office', handlers: [] } };

const words = soldWords(
  [entry('Boats', true), entry('Trains', true), entry('Tents'), office as unknown as ServerPluginEntry],
  (menu, language) => NAMES[menu]?.[language] ?? null,
);
const selling = (...names: string[]) =>
  words({
    ...{ applications: [], isPlatform: false },
    bookingMenuItemOptions: Object.keys(NAMES).map((name) => ({ name, isActive: names.includes(name) })),
  } as unknown as Agency);

it('R003 has the title of the specification in English where all that it names is sold', () => {
  expect(selling('Boats', 'Trains')).toEqual({
    en: 'Online Hotel, Flight, Car Booking Agency',
    pt: 'Barcos e trens',
    es: 'Barcos y trenes',
  });
});

it('R003 says what is sold otherwise, in each language', () => {
  expect(selling('Boats', 'Tents')).toEqual({
    en: 'Boats and tents',
    pt: 'Barcos e barracas',
    es: 'Barcos y tiendas',
  });
  expect(selling()).toBeUndefined();
});
