import { handle } from '@/server/ports/handle';
import { noteSearch } from '@/server/searches';
import { findTitles, searchActivities, storeSearch } from '../../contract';
import { known, supplierSearch } from '../find/destination';
import { aroundOf } from '../find/destinations';
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
    const { body } = input;
    const { cityCode } = known(aroundOf(body.destinationId));
    await noteSearch(input, {
      product: 'activity',
      location: body.destinationName,
      ...(cityCode === null ? {} : { places: [{ code: cityCode, as: 'city' as const }] }),
      from: body.from ?? null,
      to: body.to ?? null,
    });
    return { data: null };
  }),
];
