import { findCarrier } from '@/server/reference';
import { SupplierError } from '@/server/selling/supplier/errors';
import { createSandbox, type SandboxParts } from '@/server/selling/supplier/sandbox/create';
import { faultAt } from '@/server/selling/supplier/sandbox/faults';
import type { FareFamily, TravellerCounts } from '@/plugins/flight/contract';
import { countTravellers, readRequest } from '@/plugins/flight/face/order';
import { withHold } from '@/plugins/flight/face/hold';
import type {
  Penalty,
  SupplierAnswer,
  SupplierOffer,
  FlightSupplier,
  SupplierSearch,
} from '@/plugins/flight/face/port';
import { afterSale } from './orders/after-sale';
import { extrasOf } from './extras/extras';
import { familyOf, TIERS } from './fares/families';
import { FAULTS, hasNoRules, REFUSALS, UNCLEAR } from './faults';
import { searchSandbox } from './search/found-offers';
import type { Journal, Order } from './orders/journal';
import { lowestOn } from './search/lowest-by-date';
import { lastFlightTo, type OfferKey } from './offers/offer-key';
import { orderWith } from './orders/record';
import { payLaterUntil, takeOrder } from './orders/take';
import { type Profile, SKYHUB } from './profiles';
import { firstSold, flightOffers } from './offers/rebuild';
import { rulesOf } from './fares/rules';
import { sampleTrip } from './sample';
import type { SeatBook } from './extras/seat-book';
import { dayAt } from '@/core/say/clock';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

function familyFor(offer: SupplierOffer): FareFamily {
  const [code, cabin, tier] = offer.fareFamily.split('-') as [string, FareFamily['cabin'], string];
  return familyOf(findCarrier(code)!, cabin, TIERS[Number(tier)]!);
}

interface FlightSandboxParts extends SandboxParts<Order> {
  readonly journal: Journal;
  readonly seatBook: SeatBook;
  readonly profile?: Profile;
  /** Multiplies how long it usually thinks before it answers a search. */
  readonly pace?: number;
}

const destinationsOf = ({ legs }: SupplierSearch) => legs.map(({ destination }) => destination);
const travellersIn = (request: unknown) => readRequest(request).travellers;

/** An embedded supplier: timetable and fares computed from a seed, tickets, reservations and changes on top. */
export function flightSandbox({
  seatBook,
  profile = SKYHUB,
  pace = 0,
  ...parts
}: FlightSandboxParts): FlightSupplier {
  const { clock, journal } = parts;
  const now = () => clock.now();
  const extras = extrasOf({ rebuild: (offerId) => found(offerId), seatBook, now });
  const withExtras = orderWith({ seatBook, now, priced: extras.priced, familyFor });
  const after = afterSale(journal, now, profile);

  const { details, ...sandbox } = createSandbox<
    SupplierSearch,
    OfferKey,
    SupplierOffer,
    TravellerCounts,
    Order,
    Penalty,
    SupplierAnswer
  >(
    {
      ...flightOffers(profile),
      id: profile.id,
      name: profile.name,
      purpose: `${profile.id} offers`,

      searchedPlaces: destinationsOf,
      offeredPlaces: ({ legs }) => legs.map(lastFlightTo),
      searchFaults: profile.faults,
      thinks: ({ preferences }) => profile.thinks * pace * (preferences.advancedShop.searchSpeed / 3),
      offersOf(search, at) {
        const { offers, ...answer } = searchSandbox(search, at.today, at.secret, {
          profile,
          from: firstSold(at.now),
        });
        return {
          ...answer,
          offers: offers.map((offer) => withHold(offer, payLaterUntil(offer, at.now, profile))),
        };
      },
      nothing: { offers: [], fareFamilies: [] },

      orders: profile.orders,
      askedIn: (request) => countTravellers(travellersIn(request)),
      lastNames: (request) => travellersIn(request).map(({ lastName }) => lastName),
      faults: FAULTS,
      refusals: REFUSALS,
      addedTo: withExtras.price,
      take: (offer, making) => takeOrder(offer, making, profile),
      record: (order, sold, making) => withExtras.record(order, sold, making, profile),
      penaltyOf: after.penaltyOf,
      isFinal: ({ isUncancellable }) => isUncancellable,
      unclear: UNCLEAR,
    },
    parts,
  );

  async function found(offerId: string) {
    const offer = await details(offerId);
    return { offer, fareFamily: familyFor(offer) };
  }

  return {
    ...sandbox,
    ...extras.port,
    ...after.port,

    async lowest(search, dates, { signal }) {
      const fault = faultAt(profile.faults, destinationsOf(search));
      if (fault === 'failure' || fault === 'hang') throw new SupplierError('failed', flightRefusals.failed);
      if (fault === 'nothing') return dates.map(() => null);
      const today = dayAt(now(), 'UTC');
      return lowestOn(search, dates, { today, from: firstSold(now()), profile, signal });
    },

    async rules(offerId) {
      const { offer, fareFamily } = await found(offerId);
      if (hasNoRules(offer.flights.map((leg) => leg.destination.code)))
        throw new SupplierError('failed', flightRefusals.failed);
      return rulesOf(offer, fareFamily, profile.fees);
    },

    async price(offerId, travellers, options) {
      const { offer, expiresAt } = await sandbox.price(offerId, travellers, options);
      return {
        offer,
        fareFamily: familyFor(offer),
        payLaterUntil: payLaterUntil(offer, now(), profile),
        expiresAt,
      };
    },

    referenceOf: async (supplierRef) => (await journal.bySupplierRef(supplierRef))?.reference ?? null,
    sample: sampleTrip,
  };
}
