import { plainAccess } from '@/server/selling/bookable/testing/access';
import { samplePasses } from '../contract';

/** How the access matrix names somebody else's booking, quote or offer, and buys one. */
const { cases, offers, sell } = plainAccess(
  samplePasses,
  (day) => ({ place: 'city:LIS', day, people: 2 }),
  {},
);
export default cases;
export { offers, sell };
