import type { SupplierReport } from '@/core/contract';
import { HttpError } from '@/server/error';
import { createHeld } from '@/server/selling/supplier/held';
import { oncePerClock } from '@/server/selling/supplier/pool';
import { askAll } from '@/server/selling/supplier/search-all';
import type { Services } from '@/server/ports/services';
import { activityRefusals } from '../../contract/refusals';
import type { SupplierCard, SupplierSearch } from '../../face/port';
import { suppliersOf } from '../suppliers';
import { isSaleable } from './sold';

/** What all suppliers have for a search, each activity under the name that this site gives it. */
export interface Gathered {
  readonly cards: readonly { readonly productCode: string; readonly card: SupplierCard }[];
  readonly reports: readonly SupplierReport[];
}

/** Further pages, other filters and other readers ask the same again: for so long it is one question. */
const HELD_MS = 3 * 60_000;
const MOST_HELD = 200;

type Needed = Parameters<typeof suppliersOf>[0];

async function gather(services: Needed, search: SupplierSearch): Promise<Gathered> {
  const suppliers = suppliersOf(services);
  const cards: Gathered['cards'][number][] = [];
  const reports: SupplierReport[] = [];
  // Nobody's own signal: others may wait for the same answer.
  const { signal } = new AbortController();
  for await (const { answer, report } of askAll(suppliers.sellers, search, { signal })) {
    reports.push(report);
    for (const card of answer?.offers ?? [])
      if (isSaleable(card, search.currency))
        cards.push({ productCode: suppliers.codeOf(card.supplierId, card.id), card });
  }
  return { cards, reports };
}

const heldBy = oncePerClock(({ clock }: Pick<Services, 'clock'>) =>
  createHeld<Promise<Gathered>>({ clock, forMs: HELD_MS, most: MOST_HELD }),
);

/** Asks every supplier, or tells what they have just said. Throws 502 when none of them answered. */
export async function gathered(services: Needed, search: SupplierSearch): Promise<Gathered> {
  const held = heldBy(services);
  const key = JSON.stringify(search);
  const answer = held.of(key, () => gather(services, search));
  const found = await answer;
  // What failed is asked again the next time.
  if (found.reports.some(({ state }) => state !== 'answered')) held.drop(key, answer);
  if (found.reports.every(({ state }) => state !== 'answered'))
    throw new HttpError(502, 'UPSTREAM_FAILED', activityRefusals.wrong);
  return found;
}
