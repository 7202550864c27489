import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { plainContributions, type PlainTrip } from '@/core/selling/bookable/manifest';
import { entries } from './entries';

const { home, roots } = entries['airport-lounge'];

export default definePlugin({
  id: 'airport-lounge',
  api: 1,
  roots,
  details: shapeOf<PlainTrip>(),
  routes: () => import('./routes'),
  contributes: plainContributions(home, {
    label: msg`Airport lounges`,
    icon: 'compass',
    bookings: msg`Lounge bookings`,
    yours: msg`Lounges you booked`,
    markup: msg`Lounge markup`,
    form: () => import('./web/search'),
    site: () => import('./web/site'),
  }),
});
