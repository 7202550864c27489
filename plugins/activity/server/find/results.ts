import type { z } from 'zod/mini';
import { supplierFor } from '@/server/selling/supplier/neutral';
import type { ActivitySearch, searchActivities } from '../../contract';
import { allFacets, filtered, type FoundOne, inOrder } from './filtered';
import type { Gathered } from './gathered';
import { isLike } from './like';
import type { Reader } from './reader';
import { cardAt } from './sold';

/** A page of what was found, at its reader's prices (R315 to R323). */
export function pageOf(
  { cards, reports }: Gathered,
  { title = '', filter, sort, page, limit }: ActivitySearch,
  reader: Reader,
): z.output<typeof searchActivities.response> {
  const all: FoundOne[] = cards
    .filter(({ card }) => isLike(card, title))
    .map(({ card, productCode }) => ({ sold: cardAt(card, productCode, reader) }));
  const found = inOrder(filtered(all, filter), sort);
  const byPrice = all.map(({ sold }) => sold.from).sort((a, b) => a.amount - b.amount);
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  return {
    data: found.slice((page - 1) * limit, page * limit).map(({ sold }) => sold),
    totalRecords: found.length,
    facets: allFacets(all, filter),
    prices: lowest && highest ? { lowest, highest } : null,
    suppliers: reports.map((report) => supplierFor(reader.isStaff, report)),
  };
}
