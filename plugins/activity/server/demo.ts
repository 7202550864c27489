import type { DemoPerson, DemoProduct } from '@/server/ports/demo';
import { noteSearch } from '@/server/searches';
import { addDays } from '@/server/selling/supplier/time';
import { worldCity } from '@/server/reference/world/cities';
import type { ActivityGuests } from '../contract';
import { ageOn, checkTravelers } from '../contract/travelers';
import { aroundOf } from './find/destinations';
import { activities } from './product';
import type { SupplierActivity } from '../face/port';
import { suppliersOf } from './suppliers';

/** Activities that are looked at until one suits. */
const TRIED = 12;

const asksNothing = ({ questions: { booking, traveler } }: SupplierActivity): boolean =>
  ![...Object.values(booking), ...Object.values(traveler)].includes(true);

/** The category of each of a party; null when somebody is not taken. */
function categoriesOf({ capacity }: SupplierActivity, party: readonly DemoPerson[], day: string) {
  const all = party.map(({ birthDate }) => {
    const age = ageOn(birthDate, day);
    return capacity.bands.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.category;
  });
  const known = all.filter((category) => category !== undefined);
  return known.length === party.length ? known : null;
}

/** Things that the demo's clients do on the day after they arrive. */
export const demo: DemoProduct = {
  share: 1,
  paysLater: false,
  async find(services, { agency, user, signal }, { to, out, party, home, wants, taste }) {
    const around = aroundOf(to);
    if (!around || party.length === 0) return null;
    const day = addDays(out, 1);
    const { currency } = agency.pricing;
    await noteSearch(
      { agency, user, services, tenant: (work) => services.db.withTenant(agency.id, work) },
      {
        product: 'activity',
        location: worldCity(to)?.name ?? to,
        places: [{ code: to, as: 'city' }],
        from: day,
        to: day,
      },
    );
    const [supplier] = suppliersOf(services).sellers;
    if (!supplier) return null;
    const asked = { language: 'en' as const, currency };
    const { offers } = await supplier.search(
      { ...around, ...asked, days: { from: day, to: day } },
      { signal },
    );
    const suitable = offers
      .filter(({ instant, freeCancellation }) => instant && (wants === 'any' || freeCancellation))
      .sort((a, b) => a.base.amount - b.base.amount);
    const first = Math.floor(taste * Math.max(0, suitable.length - TRIED));
    for (const { id } of suitable.slice(first, first + TRIED)) {
      const activity = await supplier.content(id, asked, { signal });
      const categories = asksNothing(activity) ? categoriesOf(activity, party, day) : null;
      if (!categories) continue;
      const travelers = Object.fromEntries(
        categories.map((category) => [category, categories.filter((one) => one === category).length]),
      );
      if (checkTravelers(travelers, activity.capacity)) continue;
      const [option] = await supplier.optionsOn(id, { date: day, travelers, ...asked }, { signal });
      if (!option) continue;
      const request: ActivityGuests = {
        travelers: party.map(({ firstName, lastName }, at) => ({
          ...{ firstName, lastName },
          category: categories[at]!,
        })),
        ...{ email: home.email, phone: home.phone },
      };
      return { offerId: activities.offers.give(option, { agency, services }).id, asked: null, request };
    }
    return null;
  },
};
