import { handle } from '@/server/ports/handle';
import {
  getHotelDetails,
  getPriceCalendar,
  getRoomsAndRates,
  getSearchGround,
  getStaticContent,
} from '../../contract';
import { worldCity } from '@/server/reference/world/cities';
import { groundOf } from '@/server/reference/world/ground';
import { calendarOf, contentOf, detailsOf } from '../find/hotel-content';
import { ongoingOf } from '../find/results';
import { partyRooms } from '../find/rooms';

/** What the page of a property shows (R262, R263). */
export const hotelPageHandlers = [
  handle(getHotelDetails, async (input) => ({ data: await detailsOf(input, input.query) })),
  handle(getRoomsAndRates, async (input) => ({ data: { parties: await partyRooms(input, input.query) } })),
  handle(getStaticContent, async (input) => {
    const { corelationId, hotelId } = input.query;
    return { data: await contentOf(input, { corelationid: corelationId, hotelid: hotelId }) };
  }),
  handle(getPriceCalendar, async (input) => ({ data: await calendarOf(input, input.query) })),
  handle(getSearchGround, async (input) => {
    const { cityCode } = (await ongoingOf(input, input.query.corelationid)).search.search;
    const city = cityCode === null ? undefined : worldCity(cityCode);
    return { data: city ? groundOf(city, input.request.language) : null };
  }),
];
