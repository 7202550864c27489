import { msg, plural } from '@lingui/core/macro';
import type { Cabin, FlightLeg, FlightOffer, FlightSegment, Stop } from '../../contract';
import { landsOnTheWay } from '../../say/lands-on-the-way';
import { legTitle } from '../../say/leg-title';
import type { Words } from './language';

/** A leg of a trip as letters and papers draw it. */
export interface LegText {
  readonly title: string;
  readonly leg: FlightLeg;
  readonly summary: string;
  readonly segments: readonly {
    readonly flight: string;
    readonly note: string;
    readonly segment: FlightSegment;
    readonly wait: string | null;
  }[];
}

const CABIN = {
  economy: msg`Economy`,
  premium: msg`Premium`,
  business: msg`Business`,
  first: msg`First`,
} satisfies Record<Cabin, unknown>;
function summaryOf(leg: FlightLeg, i18n: Words): string {
  const stops = leg.stops.length;
  const how =
    stops === 0
      ? i18n._(landsOnTheWay(leg) ? msg`No change of plane` : msg`Non-stop`)
      : i18n._(msg`${plural(stops, { one: '# stop', other: '# stops' })}`);
  return `${durationText(leg.duration, i18n)} · ${how}`;
}

function segmentNote(segment: FlightSegment, i18n: Words): string {
  const parts = [i18n._(CABIN[segment.cabin]), segment.aircraft];
  const carrier = segment.operatedBy;
  if (carrier) parts.push(i18n._(msg`operated by ${carrier}`));
  for (const { airport } of segment.technicalStops ?? []) {
    const place = `${airport.city} (${airport.code})`;
    parts.push(i18n._(msg`lands in ${place} on the way`));
  }
  return parts.join(' · ');
}

function waitText(stop: Stop, i18n: Words): string {
  const length = durationText(stop.duration, i18n);
  const place = `${stop.airport.city} (${stop.airport.code})`;
  return stop.overnight
    ? i18n._(msg`Overnight in ${place}, ${length}`)
    : i18n._(msg`Change in ${place}, ${length}`);
}

function segmentsOf(leg: FlightLeg, i18n: Words) {
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

/** The flights of a trip in words. */
export const legsOf = ({ flights, routeType }: FlightOffer, i18n: Words): LegText[] =>
  flights.map((leg, index) => ({
    leg,
    title: legTitle(index, routeType, i18n),
    summary: summaryOf(leg, i18n),
    segments: segmentsOf(leg, i18n),
  }));

function durationText(minutes: number, i18n: Words): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`);
}
