import { handle } from '@/server/ports/handle';
import { noteSearch } from '@/server/searches';
import { findTitles, searchActivities, storeSearch } from '../../contract';
import { knownDestination, supplierSearch } from '../find/destination';
import { gathered } from '../find/gathered';
import { likeText } from '../find/like';
import { pageOf } from '../find/results';
import { readerOf } from '../find/reader';

const TITLES = 8;

/** R314 to R324, R349. */
export const findHandlers = [
  handle(searchActivities, async (input) => {
    const { body, services } = input;
    const search = supplierSearch(input, body);
    return pageOf(await gathered(services, search), body, readerOf(input));
  }),

  handle(findTitles, async (input) => {
    const { body, services } = input;
    const { cards } = await gathered(services, supplierSearch(input, body));
    return {
      data: likeText(cards, body.text)
        .slice(0, TITLES)
        .map(({ productCode, card }) => ({ productCode, title: card.title })),
    };
  }),

  handle(storeSearch, async (input) => {
    const { body, request } = input;
    const { around } = knownDestination(body.destinationId, request.language);
    await noteSearch(input, {
      product: 'activity',
      location: body.destinationName,
      ...(around.cityCode === null ? {} : { places: [{ code: around.cityCode, as: 'city' as const }] }),
      from: body.from ?? null,
      to: body.to ?? null,
    });
    return { data: null };
  }),
];
