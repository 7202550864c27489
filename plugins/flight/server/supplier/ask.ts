import { askAll, type AskOptions, DEADLINE_MS } from '@/server/supplier/search-all';
import { supplierFor } from '@/server/supplier/neutral';
import type { FareFamily, FlightOffer, FlightSearchEvent, SupplierReport } from '../../contract';
import type { SupplierOffer, SupplierPort, SupplierSearch } from './port';

/** Each may sell an equal share of the results, so that all together keep to the limit. */
const shareOf = (search: SupplierSearch, suppliers: number): SupplierSearch => {
  const { preferences } = search;
  const maxResults = Math.ceil(preferences.responseOptions.maxResults / Math.max(1, suppliers));
  return { ...search, preferences: { ...preferences, responseOptions: { maxResults } } };
};

/** The search in pieces, each offer sold by `sell`, those of a batch cheapest first, never more than was asked for. */
export async function* searchEvents(
  suppliers: readonly SupplierPort[],
  search: SupplierSearch,
  {
    sell,
    isStaff = false,
    nameFare = (family) => family,
    ...options
  }: AskOptions & {
    readonly sell: (offer: SupplierOffer) => FlightOffer;
    /** Who asks may read the suppliers' names. */
    readonly isStaff?: boolean;
    readonly nameFare?: ((family: FareFamily) => FareFamily) | undefined;
  },
): AsyncGenerator<FlightSearchEvent> {
  yield {
    kind: 'asked',
    suppliers: suppliers.map(({ id, name }) => supplierFor(isStaff, { id, name })),
    deadline: options.deadline ?? DEADLINE_MS,
  };
  let left = search.preferences.responseOptions.maxResults;
  const reports: SupplierReport[] = [];
  for await (const { report, answer } of askAll(suppliers, shareOf(search, suppliers.length), options)) {
    const offers = (answer?.offers ?? [])
      .map(sell)
      .sort((a, b) => a.totalAmount.amount - b.totalAmount.amount)
      .slice(0, left);
    left -= offers.length;
    const used = new Set(offers.map(({ fareFamily }) => fareFamily));
    const supplier = supplierFor(isStaff, { ...report, offers: offers.length });
    reports.push(supplier);
    yield {
      kind: 'batch',
      supplier,
      offers,
      fareFamilies: (answer?.fareFamilies ?? []).filter(({ id }) => used.has(id)).map(nameFare),
    };
  }
  yield { kind: 'end', suppliers: reports };
}
