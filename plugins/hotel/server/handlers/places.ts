import { notFound } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { asking } from '@/server/selling/supplier/errors';
import { zoneNear } from '@/server/reference/world/zone-near';
import { autosuggest, AUTOSUGGEST_SIZE, type HotelPlace, locationOf } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { locationsOf } from '../supplier/locations';

const withZone = (place: HotelPlace): HotelPlace => ({ ...place, zone: zoneNear(place) });

/** R251 to R253. */
export const placeHandlers = [
  handle(autosuggest, async ({ query, services, request }) => ({
    data: (
      await asking(() =>
        locationsOf(services).find(query.term, request.language, query.size ?? AUTOSUGGEST_SIZE),
      )
    ).map(withZone),
  })),
  handle(locationOf, async ({ params, services, request }) => {
    const place = await asking(() => locationsOf(services).of(params.id, request.language));
    if (!place) throw notFound(hotelRefusals.notFound);
    return { data: withZone(place) };
  }),
];
