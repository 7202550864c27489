import type { Money, SupplierReport } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import { HttpError } from '../../error';
import { heavy } from '../../http/heavy';
import { supplierFor } from './neutral';
import type { FoundOffers, Searched } from '../../ports/supplier';
import { askAll, type AskOptions, DEADLINE_MS } from './search-all';

/** What one supplier has, as it is sold. */
export type Batch<Sold, More> = More & {
  kind: 'batch';
  supplier: SupplierReport;
  /** Cheapest first. */
  offers: Sold[];
  /** A part of what this supplier has: which one, from 0, and whether it is the last. Absent when it is all of it. */
  part?: { nth: number; isLast: boolean };
};

/** A search in pieces: who is asked, what each has the moment it answers, how all of them answered. */
export type SearchEvent<Sold, More> =
  | { kind: 'asked'; suppliers: Pick<SupplierReport, 'id' | 'name'>[]; deadline: number }
  | Batch<Sold, More>
  | { kind: 'end'; suppliers: SupplierReport[] };

/** How what is found is sold. */
export interface Selling<Offer, Answer, Sold, More> extends AskOptions {
  /** Whether it can still be bought, whatever its supplier says. */
  readonly isSold: (offer: Offer) => boolean;
  readonly sell: (offer: Offer) => Sold;
  readonly priceOf: (sold: Sold) => Money;
  /** What a batch has beside its offers; `null` of a supplier that did not answer. */
  readonly more: (answer: Answer | null, sold: readonly Sold[]) => More;
  /** Who asks may read the suppliers' names. */
  readonly isStaff?: boolean;
  /** No more offers than these, over all suppliers. */
  readonly most?: number;
}

/** Asks every supplier and sells each answer the moment it is there. Throws when the caller goes away. */
export async function* searchEvents<Search, Offer, Answer extends FoundOffers<Offer>, Sold, More>(
  suppliers: readonly Searched<Search, Answer & FoundOffers<Offer>>[],
  search: Search,
  {
    isSold,
    sell,
    priceOf,
    more,
    isStaff = false,
    most = Infinity,
    ...options
  }: Selling<Offer, Answer, Sold, More>,
): AsyncGenerator<SearchEvent<Sold, More>> {
  yield {
    kind: 'asked',
    suppliers: suppliers.map(({ id, name }) => supplierFor(isStaff, { id, name })),
    deadline: options.deadline ?? DEADLINE_MS,
  };
  let left = most;
  const reports: SupplierReport[] = [];
  const parts = new Map<string, { nth: number; offers: number }>();
  for await (const { report, answer, isPart } of askAll(suppliers, search, options)) {
    const before = parts.get(report.id);
    const batch = (answer?.offers ?? []).filter(isSold);
    const sold = () => batch.map(sell).sort((a, b) => priceOf(a).amount - priceOf(b).amount);
    const offers = (batch.length > 0 ? await heavy(sold) : []).slice(0, left);
    left -= offers.length;
    const sum = (before?.offers ?? 0) + offers.length;
    const supplier = supplierFor(isStaff, { ...report, offers: sum });
    const part = isPart || before ? { part: { nth: before?.nth ?? 0, isLast: !isPart } } : {};
    if (isPart) parts.set(report.id, { nth: (before?.nth ?? 0) + 1, offers: sum });
    else reports.push(supplier);
    yield { ...more(answer, offers), kind: 'batch', supplier, offers, ...part };
  }
  yield { kind: 'end', suppliers: reports };
}

/** The same search all at once: every batch, and how the suppliers answered. Throws `failed` when none of them did. */
export async function searchAtOnce<Sold, More>(
  events: AsyncIterable<SearchEvent<Sold, More>>,
  failed: Refusal,
): Promise<{ batches: Batch<Sold, More>[]; offers: Sold[]; suppliers: SupplierReport[] }> {
  const batches: Batch<Sold, More>[] = [];
  let suppliers: SupplierReport[] = [];
  for await (const event of events) {
    if (event.kind === 'end') suppliers = event.suppliers;
    else if (event.kind === 'batch') batches.push(event);
  }
  if (suppliers.every(({ state }) => state !== 'answered'))
    throw new HttpError(502, 'UPSTREAM_FAILED', failed);
  return { batches, offers: batches.flatMap(({ offers }) => offers), suppliers };
}
