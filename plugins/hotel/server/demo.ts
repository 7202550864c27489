import type { DemoProduct } from '@/server/ports/demo';
import { noteSearch } from '@/server/searches';
import { addDays } from '@/server/selling/supplier/time';
import { HOTEL_MAX_NIGHTS, nightsOf } from '../contract';
import { worldCity } from '@/server/reference/world/cities';
import type { BookedRequest } from '../face/order';
import { hotels } from './product';
import { freeUntilOf } from './find/sell-stay';
import { suppliersOf } from './supplier/suppliers';

/** Without a way back somebody stays over a weekend. */
const NIGHTS = 3;
/** More than two share a room only as a family would: adults two by two. */
const IN_A_ROOM = 2;
/** Where most would look: the rooms of the better half are rarely taken. */
const DEAREST = 0.5;

/** Stays of the demo's clients in the city that they travel to, rarely in the dearest place. */
export const demo: DemoProduct = {
  share: 1,
  paysLater: false,
  async find(services, { agency, user, signal }, { to, out, back, party, home, wants, taste }) {
    const city = worldCity(to);
    if (!city || party.length === 0) return null;
    const end = back ?? addDays(out, NIGHTS);
    const stay = { start: out, end };
    if (nightsOf(stay) < 1 || nightsOf(stay) > HOTEL_MAX_NIGHTS) return null;
    await noteSearch(
      { agency, user, services, tenant: (work) => services.db.withTenant(agency.id, work) },
      { product: 'hotel', location: city.name, places: [{ code: to, as: 'city' }], from: out, to: end },
    );
    const rooms = Array.from({ length: Math.ceil(party.length / IN_A_ROOM) }, (_, at) =>
      party.slice(at * IN_A_ROOM, (at + 1) * IN_A_ROOM),
    );
    const { latitude, longitude } = city;
    const [supplier] = suppliersOf(services).sellers;
    if (!supplier) return null;
    const { offers } = await supplier.search(
      {
        ...{ latitude, longitude, stay, cityCode: to },
        radius: 30,
        rooms: rooms.map(({ length }) => ({ adults: length, childAges: [] })),
        nationality: home.country,
        currency: agency.pricing.currency,
      },
      { signal },
    );
    const suitable = offers
      .filter((offer) => offer.rooms.some(({ rate }) => rate.payment === 'now'))
      .filter((offer) => wants === 'any' || freeUntilOf(offer.rooms) !== null)
      .sort((a, b) => a.base.amount + a.taxes.amount - b.base.amount - b.taxes.amount);
    const offer = suitable[Math.floor(taste * DEAREST * suitable.length)];
    if (!offer) return null;
    const request: BookedRequest = {
      guests: rooms.map(([guest]) => ({ firstName: guest!.firstName, lastName: guest!.lastName })),
      ...{ email: home.email, phone: home.phone },
      ...{ arrivalTime: null, specialRequests: null },
    };
    return { offerId: hotels.offers.give(offer, { agency, services }).id, asked: {}, request };
  },
};
