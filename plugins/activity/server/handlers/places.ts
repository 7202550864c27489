import { worldCity } from '@/server/reference/world/cities';
import { groundOf } from '@/server/reference/world/ground';
import { zoneNear } from '@/server/reference/world/zone-near';
import { handle } from '@/server/ports/handle';
import { type Destination, findDestinations, getDestination, tagsOfDestination } from '../../contract';
import { aroundOf, destinationOf, findDestinations as findIn, type Telling } from '../find/destinations';
import { TAGS } from '../../face/tags';
import { known, supplierSearch } from '../find/destination';
import { gathered } from '../find/gathered';
import type { Asking } from '../find/reader';
import { suppliersOf } from '../suppliers';

/** Suggestions at a time. */
const SUGGESTED = 8;

type TagName = keyof typeof TAGS;

const withZone = (place: Destination): Destination => ({ ...place, zone: zoneNear(place) });

const tellingOf = ({ services, request }: Pick<Asking, 'services' | 'request'>): Telling => ({
  language: request.language,
  countAround: suppliersOf(services).countAround,
});

/** R313, R323. */
export const placeHandlers = [
  handle(findDestinations, async (input) => ({
    data: findIn(input.query.text, tellingOf(input), SUGGESTED).map(withZone),
  })),

  handle(getDestination, async (input) => {
    const { params, request } = input;
    const destination = known(destinationOf(params.id, tellingOf(input)));
    const { cityCode } = known(aroundOf(params.id));
    const city = cityCode === null ? undefined : worldCity(cityCode);
    return { data: { ...withZone(destination), ground: city ? groundOf(city, request.language) : null } };
  }),

  handle(tagsOfDestination, async (input) => {
    const { cards } = await gathered(input.services, supplierSearch(input, input.query));
    const counts = new Map<string, number>();
    for (const { card } of cards) for (const tag of card.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const ours = (Object.keys(TAGS) as TagName[]).map(
      (id) => [id, TAGS[id][input.request.language]] as const,
    );
    // A supplier's own stand behind ours, what there is most of first.
    const theirs = Object.entries<string>(Object.assign({}, ...cards.map(({ card }) => card.tagNames))).sort(
      ([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b),
    );
    const data = [...ours, ...theirs].map(([id, name]) => ({ id, name, count: counts.get(id) ?? 0 }));
    return { data: data.filter(({ count }) => count > 0) };
  }),
];
