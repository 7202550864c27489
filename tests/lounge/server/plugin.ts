import { bookablePlugin } from '@/server/selling/bookable/plain/plugin';
import { findPlace } from '@/server/reference';
import { lounges } from '../contract';
import { tellVisit } from '../say';
import { migration, suppliersOf } from './supplier';

export const airportLounge = bookablePlugin(lounges, {
  names: { en: 'Airport lounges', pt: 'Salas VIP', es: 'Salas VIP' },
  migrations: [migration],
  suppliers: suppliersOf,
  noted: ({ place, day }) => ({ location: findPlace(place)?.name ?? place, from: day, to: null }),
  sample: (day) => ({
    criteria: { place: 'airport:LIS', day, guests: 2 },
    request: { flightNumber: 'TP 1234' },
  }),
  tell: tellVisit,
});
