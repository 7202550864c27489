import type { I18n } from '@lingui/core';
import { isOver } from '@/core/say/told';
import { msg, plural } from '@lingui/core/macro';
import type { Price } from '@/core/contract';
import type { BookingRecord } from '@/server/ports/booking';
import { type BookingLetter, frameOf, isProtected, protectionRows } from '@/server/selling/letters/letter';
import { withPlaceNames } from '@/server/reference';
import type { AgencyRecord } from '@/server/ports/agency';
import type {
  BagAllowance,
  Cabin,
  FareFamily,
  FlightLeg,
  FlightSegment,
  Stop,
  Traveller,
} from '../../contract';
import { airportChangeTexts } from '../../say/airport-changes';
import { landsOnTheWay } from '../../say/lands-on-the-way';
import { legTitle } from '../../say/leg-title';
import { tripTitle } from '../../say/trip-title';
import { pathOf } from '../../say/calendar';
import { trips } from '../stored';
import { extrasText } from './extras';
import type { Words } from './language';

/** The confirmation with its flights, which stand above the sections. */
export interface Letter extends BookingLetter {
  readonly legs: {
    title: string;
    leg: FlightLeg;
    summary: string;
    segments: { flight: string; note: string; segment: FlightSegment; wait: string | null }[];
  }[];
}

const CABIN = {
  economy: msg`Economy`,
  premium: msg`Premium`,
  business: msg`Business`,
  first: msg`First`,
} satisfies Record<Cabin, unknown>;
const TYPE = { ADT: msg`Adult`, CHD: msg`Child`, INF: msg`Infant` };
/** R222 */
const TITLE = {
  Mr: msg`Mr`,
  Mrs: msg`Mrs`,
  Ms: msg`Ms`,
  Dr: msg`Dr`,
  Miss: msg`Miss`,
} satisfies Record<Traveller['title'], unknown>;

/** As the checkout shows it: a child is no Mr (G10). */
function titleText({ title, passengerType }: Traveller, i18n: I18n): string {
  if (passengerType !== 'ADT' && title === 'Mr')
    return i18n._(msg({ message: 'Master', context: 'title of a boy in a letter' }));
  if (passengerType !== 'ADT' && title === 'Miss')
    return i18n._(msg({ message: 'Miss', context: 'title of a girl in a letter' }));
  return i18n._(TITLE[title]);
}

function bagText({ pieces, kilograms }: BagAllowance, i18n: I18n): string {
  if (pieces === 0) return i18n._(msg`none included`);
  // The airline names no weight.
  if (kilograms === 0) return String(pieces);
  return i18n._(msg`${pieces} × ${kilograms} kg`);
}

function summaryOf(leg: FlightLeg, i18n: I18n): string {
  const stops = leg.stops.length;
  const how =
    stops === 0
      ? i18n._(landsOnTheWay(leg) ? msg`No change of plane` : msg`Non-stop`)
      : i18n._(msg`${plural(stops, { one: '# stop', other: '# stops' })}`);
  return `${durationText(leg.duration, i18n)} · ${how}`;
}

function segmentNote(segment: FlightSegment, i18n: I18n): string {
  const parts = [i18n._(CABIN[segment.cabin]), segment.aircraft];
  const carrier = segment.operatedBy;
  if (carrier) parts.push(i18n._(msg`operated by ${carrier}`));
  for (const { airport } of segment.technicalStops ?? []) {
    const place = `${airport.city} (${airport.code})`;
    parts.push(i18n._(msg`lands in ${place} on the way`));
  }
  return parts.join(' · ');
}

function waitText(stop: Stop, i18n: I18n): string {
  const length = durationText(stop.duration, i18n);
  const place = `${stop.airport.city} (${stop.airport.code})`;
  return stop.overnight
    ? i18n._(msg`Overnight in ${place}, ${length}`)
    : i18n._(msg`Change in ${place}, ${length}`);
}

function segmentsOf(leg: FlightLeg, i18n: I18n) {
  return leg.segments.map((segment, index) => {
    const stop = leg.stops[index];
    return {
      segment,
      flight: `${segment.carrierName} ${segment.carrier} ${segment.flightNumber}`,
      note: segmentNote(segment, i18n),
      wait: stop ? waitText(stop, i18n) : null,
    };
  });
}

/** What becomes of it when plans change. */
function termRows({ features: { change, refund } }: FareFamily, price: Price, i18n: Words): string[] {
  return [
    change === 'included'
      ? i18n._(msg`Changes are free`)
      : change === 'fee'
        ? i18n._(msg`Changes cost a fee`)
        : i18n._(msg`No changes`),
    // What the fare keeps comes back by the protection, of which its own rows tell.
    ...(refund !== 'included' && isProtected(price)
      ? []
      : [
          refund === 'included'
            ? i18n._(msg`Refundable`)
            : refund === 'fee'
              ? i18n._(msg`Refundable for a fee`)
              : i18n._(msg`Non-refundable`),
        ]),
    ...protectionRows(price, i18n.locale),
  ];
}

/** What the confirmation of a booking says. The price is the traveller's, whoever asks for the letter (SEC-35). */
export function letterOf(record: BookingRecord, agency: AgencyRecord, i18n: Words): Letter {
  const { offer: kept, request, details } = trips.read(record);
  const { offer, fareFamily, extras } = withPlaceNames(kept, i18n.locale);
  const { travellers } = request;
  const title = tripTitle(offer);
  const locator = record.locator ?? '';
  const first = travellers[0]!.firstName;
  const codes = [
    { label: i18n._(msg`Record locator`), value: locator },
    { label: i18n._(msg`Airline record locator`), value: details?.airlineRecordLocator ?? '' },
  ].filter((code) => code.value);
  const carryOn = bagText(fareFamily.features.carryOn, i18n);
  const checked = bagText(fareFamily.features.checked, i18n);
  const changes = airportChangeTexts(offer, i18n);
  return {
    ...frameOf(record, agency, {
      path: pathOf(record.id),
      labels: { base: i18n._(msg`Base fare`), extras: i18n._(msg`Seats and bags`) },
    }),
    subject: i18n._(msg`Your trip ${title} is confirmed (${locator})`),
    headline: i18n._(msg`You are all set: ${title}`),
    intro: i18n._(
      msg`Hello ${first}, your flights are booked. Keep this message: the codes below open your booking with the airline.`,
    ),
    codes,
    legs: offer.flights.map((leg, index) => ({
      leg,
      title: legTitle(index, offer.routeType, i18n),
      summary: summaryOf(leg, i18n),
      segments: segmentsOf(leg, i18n),
    })),
    sections: [
      ...(changes.length > 0
        ? [{ title: i18n._(msg`Another airport`), rows: changes.map((text) => ({ text })) }]
        : []),
      {
        title: i18n._(msg`Travelers`),
        rows: travellers.map((traveller, index) => {
          const ticket = details?.ticketNumbers[index];
          return {
            text: [titleText(traveller, i18n), traveller.firstName, traveller.middleName, traveller.lastName]
              .filter(Boolean)
              .join(' '),
            note: [i18n._(TYPE[traveller.passengerType]), ticket && i18n._(msg`ticket ${ticket}`)]
              .filter(Boolean)
              .join(' · '),
            more: extrasText(extras, offer.flights, index, i18n),
          };
        }),
      },
      {
        title: `${fareFamily.carrierName} ${fareFamily.name}`,
        rows: [
          i18n._(msg`Carry-on bag: ${carryOn}`),
          i18n._(msg`Checked bag: ${checked}`),
          ...(isOver(record) ? [] : termRows(fareFamily, record.price, i18n)),
        ].map((text) => ({ text })),
      },
    ],
    note: i18n._(msg`All times are local to each airport. The attachment adds the flights to your calendar.`),
  };
}

function durationText(minutes: number, i18n: I18n): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`);
}
