import { freeLine } from '@/server/lines/testing/free';
import { testClock } from '@/server/testing/clock';

/** What an adapter needs beside its books: a day before every date of the published examples. */
export const drivenOptions = () => ({
  ...{ token: 'duffel_test_token', secret: 'secret' },
  line: freeLine(),
  clock: testClock('2020-01-10T12:00:00Z'),
});
