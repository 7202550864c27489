import type { FareFamily, SupplierReport } from '../../contract';
import type { SupplierOffer, SupplierPort, SupplierSearch } from './port';

export interface Found {
  readonly offers: SupplierOffer[];
  readonly fareFamilies: FareFamily[];
  readonly suppliers: SupplierReport[];
}

const DEADLINE_MS = 12_000;
const LATE = Symbol('late');

async function askOne(supplier: SupplierPort, search: SupplierSearch, caller: AbortSignal, deadline: number) {
  const started = performance.now();
  const report = (state: SupplierReport['state'], offers: number): SupplierReport => ({
    id: supplier.id,
    name: supplier.name,
    state,
    offers,
    took: Math.round(performance.now() - started),
  });
  const abort = new AbortController();
  const signal = AbortSignal.any([caller, abort.signal]);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), deadline);
  });
  try {
    const answer = await Promise.race([supplier.search(search, { signal }), late]);
    if (answer === LATE) {
      abort.abort();
      return { report: report('timed-out', 0), answer: null };
    }
    return { report: report('answered', answer.offers.length), answer };
  } catch {
    return { report: report('failed', 0), answer: null };
  } finally {
    clearTimeout(timer);
  }
}

/** Asks every supplier at once and takes what has come by the deadline; one that breaks costs only its own offers. */
export async function searchAll(
  suppliers: readonly SupplierPort[],
  search: SupplierSearch,
  caller: AbortSignal,
  deadline = DEADLINE_MS,
): Promise<Found> {
  const asked = await Promise.all(suppliers.map((supplier) => askOne(supplier, search, caller, deadline)));
  const answers = asked.flatMap(({ answer }) => answer ?? []);
  const families = new Map(
    answers.flatMap(({ fareFamilies }) => fareFamilies.map((family) => [family.id, family])),
  );
  return {
    offers: answers.flatMap(({ offers }) => offers),
    fareFamilies: [...families.values()],
    suppliers: asked.map(({ report }) => report),
  };
}
