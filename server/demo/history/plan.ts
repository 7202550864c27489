import { chance, pick } from '../../selling/supplier/chance';
import { type DemoAgency } from './agencies';
import type { DemoClient } from './people';
import type { DemoPerson, DemoProduct, DemoTrip } from '../../ports/demo';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** The history begins so many days ago. */
export const DAYS = 120;
/** Trips begin at most so many days ago and so many ahead. */
export const TRIPS = { ago: 60, ahead: 90 } as const;
/** What is planned for later than this before now would be overtaken by it. */
const JUST_NOW_MS = 10 * 60_000;
/** Sunday first. */
const WEEK = [0.5, 1.25, 1.3, 1.15, 1.2, 1, 0.55];

/** Who does a step: somebody of the staff by the name in the address, or the client at this place in the list. */
export type Who = 'owner' | 'agent' | 'restricted' | number;

/** What is done in the history of one agency, and when. `key` names a booking among them. */
export type Step =
  | { readonly kind: 'join'; readonly at: Date; readonly client: number }
  | {
      readonly kind: 'book';
      readonly at: Date;
      readonly key: string;
      readonly by: Who;
      readonly client: number;
      readonly product: string;
      readonly trip: DemoTrip;
      /** Percent that staff typed instead of the markup that would apply. */
      readonly markup: number | null;
      readonly isProtected: boolean;
    }
  | { readonly kind: 'pay' | 'cancel'; readonly at: Date; readonly key: string; readonly by: Who };

export interface Plan {
  /** A name of the agency, from which all that looks like chance follows. */
  readonly seed: string;
  readonly agency: DemoAgency;
  readonly clients: readonly DemoClient[];
  /** How many of the first clients are there before the history begins. */
  readonly known: number;
  readonly products: readonly (Pick<DemoProduct, 'share' | 'paysLater'> & { readonly id: string })[];
  readonly now: Date;
}

/** Somebody whom the embedded suppliers refuse, so that the history has a booking that came to nothing. */
const REFUSED: DemoPerson = {
  title: 'Mr',
  firstName: 'Theo',
  lastName: 'Refuse',
  gender: 'M',
  birthDate: '1980-02-02',
};

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The one of `all` that stands at a part from 0 to 1 of their weights together. */
function atPart<T>(all: readonly T[], weight: (each: T) => number, part: number): T {
  let left = part * all.reduce((sum, each) => sum + weight(each), 0);
  return all.find((each) => (left -= weight(each)) < 0) ?? all.at(-1)!;
}

/** When the bookings are made: more on working days than at weekends, and slowly more from month to month. */
export function bookingTimes(seed: string, count: number, now: Date): Date[] {
  const midnight = Date.parse(isoDay(now.getTime()));
  const days = Array.from({ length: DAYS }, (_, index) => midnight - (DAYS - 1 - index) * DAY_MS);
  const weight = (day: number) =>
    WEEK[new Date(day).getUTCDay()]! *
    (0.6 + (0.8 * (day - days[0]!)) / (DAYS * DAY_MS)) *
    // Weeks differ.
    (0.7 + 0.6 * chance(seed, 'week', Math.floor((midnight - day) / (7 * DAY_MS))));
  return Array.from({ length: count }, (_, index) => {
    const day = atPart(days, weight, (index + chance(seed, 'day', index)) / count);
    // Most in the morning and the afternoon, some late.
    const hour = 7 + 14 * ((chance(seed, 'hour', index) + chance(seed, 'hours', index)) / 2);
    const at = day + hour * HOUR_MS + pick(0, 59, seed, 'second', index) * 1000;
    return new Date(at > now.getTime() - JUST_NOW_MS ? at - DAY_MS : at);
  }).sort((a, b) => a.getTime() - b.getTime());
}

interface Kind {
  readonly places: readonly string[];
  readonly nights: readonly [min: number, max: number];
  /** Days from booking to travelling. */
  readonly lead: readonly [min: number, max: number];
  readonly goes: 'alone' | 'partner' | 'family';
}

function kindOf({ near, breaks, far }: DemoAgency, part: number): Kind {
  if (part < 0.45) return { places: near, nights: [1, 3], lead: [4, 28], goes: 'alone' };
  if (part < 0.78) return { places: breaks, nights: [3, 5], lead: [12, 60], goes: 'partner' };
  return { places: far, nights: [7, 14], lead: [30, 100], goes: 'family' };
}

/** Days of travelling within what the history may have, whenever it was booked. */
function travelDays(dice: (what: string) => number, kind: Kind, at: Date, now: Date) {
  const between = ([min, max]: readonly [number, number], what: string) =>
    min + Math.floor(dice(what) * (max - min + 1));
  const age = (Date.parse(isoDay(now.getTime())) - Date.parse(isoDay(at.getTime()))) / DAY_MS;
  const [first, last] = [Math.max(3, age - TRIPS.ago), age + TRIPS.ahead];
  const wanted = between(kind.lead, 'lead');
  const lead =
    wanted < first
      ? first + Math.floor(dice('later') * 21)
      : wanted > last
        ? last - Math.floor(dice('sooner') * 14)
        : wanted;
  const out = Date.parse(isoDay(at.getTime())) + lead * DAY_MS;
  const isOneWay = kind.goes === 'alone' && dice('one way') < 0.2;
  return {
    out: isoDay(out),
    back: isOneWay ? null : isoDay(out + between(kind.nights, 'nights') * DAY_MS),
  };
}

/** What is special about some bookings, by how far into the history they stand. */
function specialOf(index: number, count: number) {
  const at = (part: number) => index === Math.floor(part * count);
  return {
    isRefused: at(0.45),
    isPaidLater: at(0.7),
    isReserved: index === count - 1,
    isCancelledAtOnce: at(0.85),
  };
}

/** Everything that happened, in order: the same for the same seed and day. */
export function planHistory({ seed, agency, clients, known, products, now }: Plan): Step[] {
  const steps: Step[] = [];
  const joined = new Set<number>(Array.from({ length: known }, (_, index) => index));
  /** Nobody goes to the same place twice running. */
  const last = new Map<number, string>();
  const add = (step: Step) => step.at.getTime() < now.getTime() - JUST_NOW_MS && steps.push(step);
  if (products.length === 0) return steps;
  const times = bookingTimes(seed, agency.bookings, now);
  times.forEach((time, index) => {
    const dice = (what: string) => chance(seed, what, index);
    const special = specialOf(index, times.length);
    const later = products.find(({ paysLater }) => paysLater);
    const isLater = (special.isPaidLater || special.isReserved) && later !== undefined;
    const at = special.isReserved ? new Date(now.getTime() - 3 * HOUR_MS) : time;
    const client = atPart([...clients.keys()], (each) => clients[each]!.weight, dice('client'));
    const { person, home, family, airport, agent } = clients[client]!;
    const product = isLater ? later : atPart(products, ({ share }) => share, dice('product'));
    const kind = kindOf(agency, isLater ? 0.6 : dice('kind'));
    const places = kind.places.filter((place) => place !== airport && place !== last.get(client));
    const company = family.slice(0, kind.goes === 'family' ? family.length : 1);
    const by: Who =
      agent && dice('by') < (agent === 'restricted' ? 0.75 : 0.5)
        ? agent
        : dice('by') > 0.96
          ? 'owner'
          : client;
    const isCancelled =
      !isLater && !special.isRefused && (special.isCancelledAtOnce || dice('cancelled') < 0.16);
    const to = places[Math.floor(dice('place') * places.length)]!;
    last.set(client, to);
    const trip: DemoTrip = {
      from: airport,
      to,
      ...travelDays(dice, kind, at, now),
      party: [person, ...(kind.goes === 'alone' ? [] : company), ...(special.isRefused ? [REFUSED] : [])],
      home,
      wants: isLater ? 'later' : isCancelled ? 'free' : 'any',
      taste: dice('taste'),
    };
    if (!joined.has(client)) {
      joined.add(client);
      // Long before, but for those who come for the first time during it.
      const before = index < clients.length / 2 ? pick(3, 40, seed, 'joined', client) * DAY_MS : 25 * 60_000;
      add({ kind: 'join', at: new Date(at.getTime() - before), client });
    }
    const key = String(index + 1).padStart(3, '0');
    const isStaff = typeof by === 'string';
    add({
      ...{ kind: 'book', at, key, by, client, product: product.id, trip },
      markup: isStaff && dice('markup') < 0.3 ? pick(4, 14, seed, 'percent', index) : null,
      isProtected: !isLater && !special.isRefused && dice('protected') < 0.3,
    });
    if (special.isPaidLater && isLater)
      add({ kind: 'pay', at: new Date(at.getTime() + 20 * HOUR_MS), key, by });
    if (isCancelled) {
      const until = Math.min(Date.parse(trip.out) - DAY_MS, now.getTime() - HOUR_MS);
      const wait = special.isCancelledAtOnce
        ? 2.5 * HOUR_MS
        : (0.1 + 0.6 * dice('wait')) * (until - at.getTime());
      if (wait > HOUR_MS / 2) add({ kind: 'cancel', at: new Date(at.getTime() + wait), key, by });
    }
  });
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime());
}
