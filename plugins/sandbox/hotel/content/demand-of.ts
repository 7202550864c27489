import { chance, pick } from '@/server/selling/supplier/chance';
import type { CityEvent, Demand } from '../rates/demand';
import type { CityKind, WorldCity } from '@/server/reference/world/cities';

/** By month in the north, January first. */
const SEASONS: Readonly<Record<CityKind, readonly number[]>> = {
  city: [0.82, 0.85, 0.95, 1.05, 1.12, 1.12, 1.02, 0.95, 1.15, 1.1, 0.95, 0.98],
  beach: [0.7, 0.72, 0.8, 0.92, 1.05, 1.25, 1.45, 1.5, 1.15, 0.9, 0.75, 0.85],
  island: [0.85, 0.88, 0.92, 1, 1.05, 1.15, 1.3, 1.35, 1.12, 1, 0.85, 0.98],
  mountain: [1.3, 1.35, 1.1, 0.85, 0.8, 0.95, 1.1, 1.1, 0.95, 0.85, 0.85, 1.25],
};
/** People work in cities, and come to the others to rest. */
const WEEKENDS: Readonly<Record<CityKind, number>> = { city: 0.94, beach: 1.18, island: 1.12, mountain: 1.2 };

const NEW_YEAR: CityEvent = { from: '12-29', to: '01-01', factor: 1.45, minStay: 2 };

/** A festival and a trade fair of every city, each four nights of every year. */
function eventsOf({ id }: WorldCity): CityEvent[] {
  return ['festival', 'fair'].map((kind, at) => {
    const month = String(pick(1, 5, id, kind, 'month') + at * 6).padStart(2, '0');
    const day = pick(2, 24, id, kind, 'day');
    const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`;
    return {
      from: on(day),
      to: on(day + 3),
      factor: Number((1.25 + 0.35 * chance(id, kind, 'factor')).toFixed(2)),
      minStay: pick(1, 3, id, kind, 'nights'),
    };
  });
}

/** How much a city of the embedded world is wanted when; south of the equator summer is in January. */
export function demandOf(city: WorldCity): Demand {
  const north = SEASONS[city.kind];
  const months = city.latitude < 0 ? [...north.slice(6), ...north.slice(0, 6)] : north;
  return { months, weekend: WEEKENDS[city.kind], events: [NEW_YEAR, ...eventsOf(city)] };
}
