import { asking } from '@/server/selling/supplier/errors';
import { HttpError, invalid } from '@/server/error';
import { type HotelRoom, nightsOf, type PartyRooms } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import type {
  HotelSupplier,
  RatedRoom,
  SupplierListing,
  SupplierSearch,
  SupplierStay,
} from '../../face/port';
import { suppliersOf } from '../supplier/suppliers';
import { distinctRates, netOf } from './distinct-rates';
import { rateIdOf } from './ids';
import { type Asking, gatheredWith, type HotelName } from './hotel-of';
import { isSaleable, rateFor, type Reader } from './sell-stay';
import { hotelTerms } from './reader';
import type { ShownProperty } from '../../face/order';
import { picturesOf, shownOf } from './summary';

/** What one supplier has for each party. */
interface Rated {
  readonly listing: SupplierListing;
  readonly supplier: HotelSupplier;
  readonly parties: readonly (readonly RatedRoom[])[];
}

const cheapest = (rooms: readonly RatedRoom[]): number => Math.min(...rooms.map(netOf));

/** What all suppliers of a property have now, those that have a room for everybody. */
async function ratedAt(
  input: Asking,
  listings: readonly SupplierListing[],
  search: SupplierSearch,
): Promise<Rated[]> {
  const { sellers } = suppliersOf(input.services);
  const options = { signal: input.request.signal };
  const asked = listings.flatMap((listing) => {
    const supplier = sellers.find(({ id }) => id === listing.supplierId);
    return supplier ? [{ listing, supplier }] : [];
  });
  const answers = await Promise.allSettled(
    asked.map(({ listing, supplier }) => asking(() => supplier.rates(listing.id, search, options))),
  );
  const rated = answers.flatMap((answer, at): Rated[] => {
    if (answer.status === 'rejected') return [];
    const parties = answer.value.map((rooms) =>
      rooms.filter(({ rate }) => isSaleable(rate, search.currency)),
    );
    return parties.every((rooms) => rooms.length > 0) ? [{ ...asked[at]!, parties }] : [];
  });
  const [broken] = answers.filter((answer) => answer.status === 'rejected');
  if (rated.length === 0 && broken) throw broken.reason;
  if (rated.length === 0) throw new HttpError(410, 'OFFER_GONE', hotelRefusals.gone);
  return rated;
}

/**
 * Rooms of several parties come from one supplier, the one that is cheapest for all of them, so that every combination can
 * be booked as one stay; for one party all suppliers are there.
 */
function combinable(rated: readonly Rated[]): readonly Rated[] {
  const costs = rated.map(({ parties }) => parties.reduce((sum, rooms) => sum + cheapest(rooms), 0));
  const [first] = rated;
  return first && first.parties.length === 1 ? rated : [rated[costs.indexOf(Math.min(...costs))]!];
}

/** The rooms of one party with their rates. */
function roomsFor(
  rated: readonly Rated[],
  party: number,
  search: SupplierSearch,
  reader: Reader,
): HotelRoom[] {
  const nights = nightsOf(search.stay);
  const offered = rated.flatMap(({ listing, parties }) => parties[party]!.map((room) => ({ listing, room })));
  return distinctRates(offered).map(({ of, rates }) => {
    const { id, name, beds, area, accessible, pictures } = of.room.room;
    return {
      ...{ id, name, area, accessible },
      beds: [...beds],
      pictures: picturesOf(pictures),
      rates: rates.map(({ listing, room }) =>
        rateFor(
          rateIdOf(listing, party, choiceFor(room)),
          room,
          { party, supplierId: listing.supplierId, nights },
          reader,
        ),
      ),
    };
  });
}

const choiceFor = ({ room, rate }: RatedRoom) => ({ roomId: room.id, board: rate.board, plan: rate.plan });

/** Every room and rate for each party of a search (R263). Throws 404, 410 and 502 as the call says. */
export async function partyRooms(input: Asking, name: HotelName): Promise<PartyRooms[]> {
  const { hotel, search } = await gatheredWith(input, name);
  const rated = combinable(await ratedAt(input, hotel.merged.listings, search));
  const reader = hotelTerms(input);
  return search.rooms.map(({ adults, childAges }, at) => ({
    party: { adults, childAges: [...childAges] },
    rooms: roomsFor(rated, at, search, reader),
  }));
}

/**
 * The stay of the chosen rates, at the prices of now, with the property as the search shows it. Throws 422 "Missing required parameter" for rates that do not fit the
 * rooms of the search, 410 when one of them cannot be had any more.
 */
export async function chosenStay(
  input: Asking,
  { rates, ...name }: HotelName & { readonly rates: readonly string[] },
): Promise<{ stay: SupplierStay; shown: ShownProperty }> {
  const { hotel, search } = await gatheredWith(input, name);
  if (rates.length !== search.rooms.length) throw invalid(hotelRefusals.parameter, 'rates');
  for (const { listing, supplier, parties } of await ratedAt(input, hotel.merged.listings, search)) {
    const chosen = parties.map((rooms, party) =>
      rooms.map(choiceFor).find((choice) => rateIdOf(listing, party, choice) === rates[party]),
    );
    const choices = chosen.filter((choice) => choice !== undefined);
    if (choices.length < rates.length) continue;
    const stay = await asking(() =>
      supplier.compose(listing.id, search, choices, { signal: input.request.signal }),
    );
    return { stay, shown: shownOf(hotel.merged.listings) };
  }
  throw new HttpError(410, 'OFFER_GONE', hotelRefusals.gone);
}
