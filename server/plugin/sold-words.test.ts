import { expect, it } from 'vitest';
import type { Agency } from '@/core/contract';
import type { ListingWords } from '../ports/booking';
import type { ServerPluginEntry } from './index';
import { soldWords } from './sold-words';

const LISTINGS: Record<string, ListingWords> = {
  boats: { inTitle: true, names: { en: 'Boats', pt: 'Barcos', es: 'Barcos' } },
  trains: { inTitle: true, names: { en: 'Trains', pt: 'Trens', es: 'Trenes' } },
  tents: { names: { en: 'Tents', pt: 'Barracas', es: 'Tiendas' } },
};
const product = (id: string) => ({
  ...{ id, activatedBy: { menu: id } },
  plugin: { id, handlers: [], product: () => null },
});
const office = { id: 'office', activatedBy: { always: true }, plugin: { id: 'office', handlers: [] } };
const plugins = [...Object.keys(LISTINGS).map(product), office] as unknown as ServerPluginEntry[];

const words = soldWords(plugins, (id) => LISTINGS[id]);
const selling = (...names: string[]) =>
  words({
    ...{ applications: [], isPlatform: false },
    bookingMenuItemOptions: Object.keys(LISTINGS).map((name) => ({ name, isActive: names.includes(name) })),
  } as unknown as Agency);

it('R003 has the title of the specification in English where all that it names is sold', () => {
  expect(selling('boats', 'trains')).toEqual({
    en: 'Online Hotel, Flight, Car Booking Agency',
    pt: 'Barcos e trens',
    es: 'Barcos y trenes',
  });
});

it('R003 says what is sold otherwise, in each language', () => {
  expect(selling('boats', 'tents')).toEqual({
    en: 'Boats and tents',
    pt: 'Barcos e barracas',
    es: 'Barcos y tiendas',
  });
  expect(selling()).toBeUndefined();
});
