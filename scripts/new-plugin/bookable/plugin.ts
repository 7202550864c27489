import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { plainContributions, type PlainTrip } from '@/core/selling/bookable/manifest';
import { entries } from './entries';

const { home, roots } = entries['sample-pass'];

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'sample-pass',
  api: 1,
  roots,
  details: shapeOf<PlainTrip>(),
  routes: () => import('./routes'),
  contributes: plainContributions(home, {
    label: msg`Sample passes`,
    icon: 'compass',
    bookings: msg`Bookings of sample passes`,
    yours: msg`Your sample passes`,
    markup: msg`Markup on sample passes`,
    form: () => import('./web/search-form'),
    site: () => import('./web/site'),
  }),
});
