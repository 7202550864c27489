import { bookablePlugin } from '@/server/selling/bookable/plain/plugin';
import { samplePasses } from '../contract';
import { tellPass } from '../say/told';
import { migration, suppliersOf } from './supplier';
import { wordsOf } from './letter-words';

/** The product on the server: its calls, how the engine sells it, its letters and papers. */
export const samplePass = bookablePlugin(samplePasses, {
  names: { en: 'Sample passes', pt: 'Sample passes', es: 'Sample passes' },
  migrations: [migration],
  suppliers: suppliersOf,
  noted: ({ place, day }) => ({ location: place, from: day, to: null }),
  tell: tellPass,
  wordsOf,
  sample: (day) => ({ criteria: { place: 'city:LIS', day, people: 2 }, request: {} }),
});
