import { distanceBetween } from '@/server/reference';
import { type Area, WORLD_CITIES, type WorldCity } from '@/server/reference/world/cities';
import { chance, pick } from '@/server/selling/supplier/chance';
import type { Around } from '@/plugins/activity/face/port';
import type { Activity, Spot } from './activity';
import { isEntered } from './entered';
import type { Kind } from './kind';
import { KINDS } from './kinds';
import { guidesFor } from './tongues';

const KM_A_DEGREE = 111.2;
const SAFE_SHARE = 0.35;
const DEAL_SHARE = 0.18;
const UNSAID_SHARE = 0.06;

/** A point of a district, never farther from its middle than its radius. */
function pointIn({ latitude, longitude, radius }: Area, id: string) {
  const distance = (radius * 0.9 * Math.sqrt(chance(id, 'distance'))) / KM_A_DEGREE;
  const bearing = 2 * Math.PI * chance(id, 'bearing');
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: Number((latitude + distance * Math.cos(bearing)).toFixed(5)),
    longitude: Number((longitude + (distance * Math.sin(bearing)) / stretch).toFixed(5)),
  };
}

const spotOf = ({ id, name, latitude, longitude }: Spot): Spot => ({ id, name, latitude, longitude });

/** Landmarks first that are near; a district's own middle when it has none. */
function nearby(city: WorldCity, from: Spot, most: number): Spot[] {
  return [...city.landmarks, ...city.areas]
    .map(spotOf)
    .filter(({ id }) => id !== from.id)
    .sort((a, b) => distanceBetween(from, a) - distanceBetween(from, b))
    .slice(0, most);
}

/** What it is about, where it begins, and what is passed on the way. */
function placesOf(kind: Kind, city: WorldCity, about: Spot | null, id: string) {
  if (kind.at === 'landmark' && about) return { meets: about, stops: [] };
  const area =
    city.areas.find((one) => one.id === about?.id) ?? city.areas[pick(0, city.areas.length - 1, id, 'area')]!;
  const meets: Spot = { id: `${id}-meets`, name: area.name, ...pointIn(area, id) };
  const isToured = kind.is?.virtual || kind.tags.some((tag) => ['walks', 'sights', 'bikes'].includes(tag));
  return { meets, stops: isToured ? nearby(city, meets, 3) : [] };
}

function activityOf(kind: Kind, city: WorldCity, about: Spot | null): Activity {
  const id = about ? `${about.id}-${kind.id}` : `${city.id}-${kind.id}`;
  const [least, most] = kind.duration;
  const [from, to] = kind.dollars;
  // A city's hotels tell what things cost there.
  const level = 0.55 + 0.45 * Math.min(2.2, city.night / 110);
  const count = pick(8, 2_400, id, 'count');
  return {
    ...{ id, kind, about, cityId: city.id, zone: city.zone },
    ...placesOf(kind, city, about, id),
    duration: { least, most },
    dollars: Number(((from + (to - from) * chance(id, 'price')) * level).toFixed(2)),
    guides: kind.guided === null ? [] : guidesFor(kind.guided, city.country, id),
    reviews:
      chance(id, 'unsaid') < UNSAID_SHARE
        ? null
        : { score: Number((3.4 + 1.6 * Math.sqrt(chance(id, 'score'))).toFixed(1)), count },
    dealOf: chance(id, 'deal') < DEAL_SHARE ? 0.75 + 0.15 * chance(id, 'deal of') : null,
    isQuiet: kind.is?.small === true || chance(id, 'quiet') < 0.15,
    hasSafetyMeasures: chance(id, 'safe') < SAFE_SHARE,
  };
}

const isIn = ({ cities, also }: Kind, { id, kind }: WorldCity): boolean =>
  !cities || cities.includes(kind) || also?.includes(id) === true;

function activitiesOf(city: WorldCity): Activity[] {
  return KINDS.filter((kind) => isIn(kind, city)).flatMap((kind) => {
    const places = { landmark: city.landmarks, area: city.areas, city: [null] }[kind.at];
    return places
      .map((place) => place && spotOf(place))
      .filter((place) => kind.entered === undefined || kind.entered === isEntered(city.id, place?.name ?? ''))
      .filter((place) => chance('has', city.id, kind.id, place?.id ?? '') < (kind.share ?? 1))
      .map((place) => activityOf(kind, city, place));
  });
}

const byCity = new Map<string, readonly Activity[]>();
let byId: ReadonlyMap<string, Activity> | null = null;

/** What there is to do in a city; nothing in one that is not known. Made when it is first asked for. */
export function activitiesIn(cityId: string): readonly Activity[] {
  const known = byCity.get(cityId);
  if (known) return known;
  const city = WORLD_CITIES.find(({ id }) => id === cityId);
  const made = city ? activitiesOf(city) : [];
  if (city) byCity.set(cityId, made);
  return made;
}

/** What there is to do around a point of the embedded world. */
export const activitiesAround = ({ cityCode, radius, ...point }: Around): readonly Activity[] =>
  cityCode === null
    ? []
    : activitiesIn(cityCode).filter(({ meets }) => distanceBetween(point, meets) <= radius);

export const allActivities = (): readonly Activity[] => WORLD_CITIES.flatMap(({ id }) => activitiesIn(id));

export const activityOfId = (id: string): Activity | undefined =>
  (byId ??= new Map(allActivities().map((activity) => [activity.id, activity]))).get(id);
