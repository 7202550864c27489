import type { AirportRow, CityRow } from './places';

/** Kilometres within which two cities of one name are one city. */
const NEAR = 130;
const KM_PER_DEGREE = 111.2;

const kilometres = ([, , , , , lat1, lon1]: CityRow, [, , , , , lat2, lon2]: CityRow): number =>
  Math.hypot((lon1 - lon2) * Math.cos((lat1 * Math.PI) / 180), lat1 - lat2) * KM_PER_DEGREE;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/,.*$| city$/, '');

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * The same cities, no two of one name in the same place: the one with the most traffic keeps it, a smaller field near by
 * is called after itself ("West Malling") and has no people of its own.
 */
export function toldApart(cities: readonly CityRow[], airports: readonly AirportRow[]): CityRow[] {
  const airportsIn = grouped(airports, ([, , city]) => city);
  const traffic = ([code]: CityRow) =>
    (airportsIn.get(code) ?? []).reduce(
      (sum, [, name, , , , , , size, active]) =>
        sum + active * (size + (/ International /.test(name) ? 5 : 0)),
      0,
    );
  const sameName = grouped(cities, ([, name, country]) => `${plain(name)}|${country}`);
  return cities.map((city) => {
    const [code, name, country] = city;
    const main = sameName
      .get(`${plain(name)}|${country}`)!
      .reduce((a, b) => (traffic(b) > traffic(a) ? b : a));
    const [own] = airportsIn.get(code) ?? [];
    if (main[0] === code || !own || kilometres(city, main) > NEAR) return city;
    const called = own[1].replace(/ (International )?(Airport|Airfield)$/, '');
    const state = city.slice(7) as [string?];
    return plain(called) === plain(name)
      ? city
      : [code, called, country, 0, city[4], own[5], own[6], ...state];
  });
}
