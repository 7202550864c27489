import { z } from 'zod/mini';
import { dayAt } from '@/core/say/clock';
import { HttpError, invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { feeFor, markupFor, price } from '@/server/pricing';
import { atMost } from '@/server/http/at-most';
import { airportsOf } from '@/server/reference';
import { addDays } from '@/server/selling/supplier/time';
import { FlightSearch, getDateGrid, GRID_REACH, type GridPrice } from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { type NetPrice, type FlightSupplier, type SupplierSearch, supplierSearch } from '../../face/port';
import { suppliersOf } from '../supplier/suppliers';
import { checkLeg } from './admit';

/** Milliseconds after which a supplier's prices are left out. */
const DEADLINE_MS = 6_000;

/** The dates around a search, those in the past and returns before the departure left out. */
export function datesAround(departure: string, back: string | undefined, earliest: string): string[][] {
  const around = (date: string) =>
    Array.from({ length: 2 * GRID_REACH + 1 }, (_, i) => addDays(date, i - GRID_REACH));
  const departures = around(departure).filter((date) => date >= earliest);
  if (back === undefined) return departures.map((date) => [date]);
  return departures.flatMap((out) =>
    around(back)
      .filter((date) => date >= out)
      .map((date) => [out, date]),
  );
}

type Prices = (NetPrice | null)[];

/** What one supplier asks on each of the dates; null when it cannot tell. Throws when the caller goes away. */
async function pricesOf(
  supplier: FlightSupplier,
  search: SupplierSearch,
  dates: readonly string[][],
  { caller, signal }: { readonly caller: AbortSignal; readonly signal: AbortSignal },
): Promise<Prices | null> {
  try {
    return (await supplier.lowest?.(search, dates, { signal })) ?? null;
  } catch (error) {
    if (caller.aborted) throw error;
    return null;
  }
}

/**
 * The lowest price on each pair of dates, as a search of them would show it. Where a supplier cannot tell, its flights are
 * left out, and so are dates without a price, because it may fly on them.
 */
export const gridHandler = handle(getDateGrid, async ({ body, agency, user, client, services, request }) => {
  const now = services.clock.now();
  const { origin, destination, departureDate, returnDate, travellers, cabin } = body;
  checkLeg({ origin, destination, departureDate }, now);
  if (returnDate !== undefined && returnDate < departureDate)
    throw invalid(flightRefusals.dateOrder, 'returnDate');
  const feeMinor = feeFor(agency.pricing, 'flight');
  const search = supplierSearch(
    z.parse(FlightSearch, {
      legs: [
        { origin, destination, departureDate },
        ...(returnDate ? [{ origin: destination, destination: origin, departureDate: returnDate }] : []),
      ],
      travellers,
      cabin,
    }),
    agency.pricing.currency,
  );
  const dates = datesAround(departureDate, returnDate, dayAt(now, airportsOf(origin)[0]!.zone));
  const signals = {
    caller: request.signal,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE_MS)]),
  };
  const inTurn = atMost();
  const asked = await Promise.all(
    suppliersOf(services).sellers.map((supplier) => inTurn(() => pricesOf(supplier, search, dates, signals))),
  );
  const known = asked.filter((prices) => prices !== null);
  if (known.length === 0) throw new HttpError(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable);
  const markupBasisPoints = markupFor(agency.pricing, { user, client }, 'flight');
  const data = dates.map(([out, back], index): GridPrice => {
    const totals = known.flatMap((prices) => {
      const net = prices[index];
      return net ? [price({ ...net, retail: null }, { markupBasisPoints, feeMinor }).total] : [];
    });
    totals.sort((a, b) => a.amount - b.amount);
    return { departureDate: out!, returnDate: back ?? null, lowest: totals[0] ?? null };
  });
  return { data: known.length === asked.length ? data : data.filter(({ lowest }) => lowest !== null) };
});
