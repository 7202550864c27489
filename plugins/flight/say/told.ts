import { msg, plural } from '@lingui/core/macro';
import type { CalendarEvent } from '@/core/say/calendar-file';
import type { Say } from '@/core/say/say';
import type { Told, ToldRow, Telling } from '@/core/say/told';
import type {
  BagAllowance,
  FareFamily,
  FlightLeg,
  FlightOffer,
  FlightReservation,
  PassengerType,
  PricedExtras,
  Traveller,
} from '../contract';
import { airportChangeTexts } from './airport-changes';
import { tripEvents } from './calendar';

/** R222 */
const TITLES = {
  Mr: msg`Mr`,
  Mrs: msg`Mrs`,
  Ms: msg`Ms`,
  Dr: msg`Dr`,
  Miss: msg`Miss`,
} satisfies Record<Traveller['title'], unknown>;
const TYPES = {
  ADT: msg`Adult`,
  CHD: msg`Child`,
  INF: msg`Infant`,
} satisfies Record<PassengerType, unknown>;

/** What a traveller is by age (R058). */
export const typeText = (say: Say, type: PassengerType): string => say._(TYPES[type]);

/** How somebody is addressed: a child is no Mr (G10). */
export function titleText(say: Say, title: Traveller['title'], type: PassengerType): string {
  if (type !== 'ADT' && title === 'Mr') return say._(msg({ message: 'Master', context: 'title of a boy' }));
  if (type !== 'ADT' && title === 'Miss') return say._(msg({ message: 'Miss', context: 'title of a girl' }));
  return say._(TITLES[title]);
}

/** The same before a name, where Ms needs no telling from Mrs. */
const titleBefore = (say: Say, { title, passengerType }: Traveller): string =>
  title === 'Ms'
    ? say._(msg({ message: 'Ms', context: 'before the name of a traveler' }))
    : titleText(say, title, passengerType);

/** A traveller's name, as on the ticket. */
export const fullName = ({ firstName, middleName, lastName }: Traveller): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** The cities that a trip leads to, each once and in its order, without the one that it begins in. */
export function visitedCities(flights: readonly Pick<FlightLeg, 'origin' | 'destination'>[]): string[] {
  const home = flights[0]?.origin.city;
  return [...new Set(flights.map(({ destination }) => destination.city))].filter((city) => city !== home);
}

const listed = (cities: readonly string[], { locale }: Say): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(cities);

export const bagsText = (say: Say, count: number): string =>
  say._(msg`${plural(count, { one: '# additional bag', other: '# additional bags' })}`);

interface Sold {
  readonly extras?: PricedExtras | undefined;
  readonly offer: Pick<FlightOffer, 'flights'>;
}

/** The seats and added bags of one traveller in lines, in the order of the flights. */
export function extrasTexts({ extras, offer }: Sold, traveller: number, say: Say): string[] {
  if (!extras) return [];
  return offer.flights.flatMap((leg, index) => {
    const seats = leg.segments.flatMap(({ id, carrier, flightNumber }) => {
      const seat = extras.seats.find((each) => each.segmentId === id && each.traveller === traveller)?.seat;
      const flight = `${carrier} ${flightNumber}`;
      return seat ? [say._(msg`${flight}: seat ${seat}`)] : [];
    });
    const bags = extras.bags.find((each) => each.leg === index && each.traveller === traveller);
    if (!bags) return seats;
    const way = `${leg.origin.code} – ${leg.destination.code}`;
    const { pieces, kilograms } = bags;
    const count = bagsText(say, pieces);
    return [...seats, say._(msg`${way}: ${count}, up to ${kilograms} kg`)];
  });
}

const travellerRow = (booking: FlightReservation, index: number, say: Say): ToldRow => {
  const traveller = booking.travellers[index]!;
  const { passengerType: type } = traveller;
  const ticket = booking.ticketNumbers[index];
  return {
    text: `${titleBefore(say, traveller)} ${fullName(traveller)}`,
    note: [typeText(say, type), ...(ticket ? [say._(msg`ticket ${ticket}`)] : [])].join(' · '),
    more: extrasTexts(booking, index, say),
  };
};

function bagText({ pieces, kilograms }: BagAllowance, say: Say): string {
  if (pieces === 0) return say._(msg`none included`);
  // The airline names no weight.
  if (kilograms === 0) return String(pieces);
  return say._(msg`${pieces} × ${kilograms} kg`);
}

/** What becomes of it when plans change; where it is protected, what the fare keeps comes back by that. */
function termsOf({ features: { change, refund } }: FareFamily, isProtected: boolean, say: Say): string[] {
  const changes = {
    included: msg`Changes are free`,
    fee: msg`Changes cost a fee`,
    none: msg`No changes`,
  };
  const refunds = {
    included: msg`Refundable`,
    fee: msg`Refundable for a fee`,
    none: msg`Non-refundable`,
  };
  return [say._(changes[change]), ...(refund !== 'included' && isProtected ? [] : [say._(refunds[refund])])];
}

/** The trip for a calendar. `flights`: as the airline flies them by now, where nobody has answered to that yet. */
export const eventsOf = (
  { bookingId, offer, recordLocator, airlineRecordLocator }: FlightReservation,
  flights: readonly FlightLeg[] = offer.flights,
): CalendarEvent[] => tripEvents({ bookingId, flights, locator: airlineRecordLocator ?? recordLocator });

/** All that a booking of flights tells. */
export function tellTrip(booking: FlightReservation, say: Telling): Told {
  const { offer, fareFamily, contact, travellers, price, airlineRecordLocator } = booking;
  const cities = listed(visitedCities(offer.flights), say);
  const from = offer.flights[0]?.origin.city ?? '';
  const { carryOn, checked } = fareFamily.features;
  const written = ['letter', 'paper'] as const;
  return {
    title: say._(msg`${from} to ${cities}`),
    made: say._(msg`You are going to ${cities}`),
    who: travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    email: contact.email,
    other: { label: say._(msg`Airline Record Locator`), value: airlineRecordLocator },
    sections: [
      {
        ...{ id: 'airports', title: say._(msg`Another airport`), on: written },
        rows: airportChangeTexts(offer, say).map((text) => ({ text })),
      },
      {
        ...{ id: 'travelers', title: say._(msg`Travelers`), on: ['booking', ...written] },
        rows: travellers.map((_, index) => travellerRow(booking, index, say)),
      },
      {
        ...{ id: 'contact', title: say._(msg`Contact`), on: ['booking'] },
        rows: [
          { label: say._(msg`Email`), text: contact.email },
          { label: say._(msg`Phone`), text: contact.phone },
        ],
      },
      {
        ...{ id: 'fare', title: `${fareFamily.carrierName} ${fareFamily.name}`, on: written },
        rows: [
          { label: say._(msg`Carry-on bag`), text: bagText(carryOn, say) },
          { label: say._(msg`Checked bag`), text: bagText(checked, say) },
        ],
      },
    ],
    terms: termsOf(
      fareFamily,
      price.lines.some(({ kind }) => kind === 'protection'),
      say,
    ),
    pass: [],
    events: eventsOf(booking),
  };
}
