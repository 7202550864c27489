import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { addressId, lenient, useAddress } from '../../../address/use-address';
import { addressOf, type Choices } from '../filters/choices';
import { afterPaint } from './after-paint';
import { stepBack } from './step-back';
import { useShown } from './use-shown';
import type { Overlay } from './use-overlay';

const NONE: readonly string[] = [];

/** How a product's results stand in their address. */
export interface ResultsAddress<Criteria, Filters, Sort extends string> {
  /** The path of the screen. */
  to: string;
  /** What was searched for, and what it is narrowed by; both read tolerantly. */
  criteria: z.ZodMiniType<Criteria>;
  filters: z.ZodMiniType<Filters>;
  writeFilters: (filters: Filters) => Record<string, string>;
  /** The orders; the first is the usual one, which the address leaves out. */
  sorts: readonly [Sort, ...Sort[]];
  /** What else stands in it, as it is, whatever is narrowed or sorted. */
  keeps?: readonly string[];
}

/** The same of what results may be narrowed by. */
export const resultsAddress = <Criteria, Offer, Filters extends object, Sort extends string>(
  to: string,
  criteria: z.ZodMiniType<Criteria>,
  facets: Choices<Offer, Filters>,
  sorts: readonly [Sort, ...Sort[]],
  keeps: readonly string[] = NONE,
): ResultsAddress<Criteria, Filters, Sort> => ({ to, criteria, ...addressOf(facets), sorts, keeps });

/** What results show, beside what was searched for. */
export interface Shown<Filters, Sort> {
  filters: Filters;
  sort: Sort;
  page: number;
  /** The result that is unfolded. */
  details: string | undefined;
  /** Before 1200 px a map takes the place of the list. */
  onMap: boolean;
}

/** What results show, and how to change it. */
export interface ResultsView<Criteria, Filters, Sort> extends Shown<Filters, Sort> {
  criteria: Criteria;
  /** Whether the filters lie over the list. */
  sheet: boolean;
  change: (change: Partial<Shown<Filters, Sort>>) => unknown;
  setFilters: (filters: Filters) => unknown;
  setSort: (sort: Sort) => unknown;
  setPage: (page: number) => unknown;
  setDetails: (id: string | undefined) => unknown;
  setSheet: (open: boolean) => unknown;
}

const ShownAddress = z.object({
  sort: lenient(z.string()),
  page: lenient(z.int().check(z.minimum(1))),
  details: addressId,
  view: lenient(z.literal('map')),
});

const isSheet = (overlay: Overlay | undefined) => overlay === 'filters' || overlay === 'filters-changed';

/** Whatever the case of the letters it was opened with. */
const pathOf = (router: ReturnType<typeof useRouter>): string => router.latestLocation.pathname.toLowerCase();

const kept = (search: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)));

interface Step {
  replace?: boolean;
  resetScroll?: boolean;
  overlay?: Overlay;
}

/**
 * What the results show, read from the address, and how to change it: each change is a step that Back undoes; what is
 * changed while the filters lie over the list on a phone is one step together. A change is shown while the router takes
 * it into the address.
 */
export function useResultsView<Criteria extends object, Filters extends object, Sort extends string>(
  address: ResultsAddress<Criteria, Filters, Sort>,
): ResultsView<Criteria, Filters, Sort> {
  const { to, sorts, writeFilters, keeps = NONE } = address;
  const navigate = useNavigate();
  const router = useRouter();
  const criteria = useAddress(address.criteria);
  const filters = useAddress(address.filters);
  const { sort: named, page = 1, details, view } = useAddress(ShownAddress);
  const overlay = useLocation({ select: ({ state }) => state.resultsOverlay });
  const [here] = useState(() => pathOf(router));
  const addressed = useMemo((): Shown<Filters, Sort> => {
    const sort = sorts.find((one) => one === named) ?? sorts[0];
    return { filters, sort, page, details, onMap: view === 'map' };
  }, [filters, sorts, named, page, details, view]);
  const [shown, ahead] = useShown(addressed);

  // What a press begins with, for functions that stay the same: a list that gets them is not drawn anew for each press.
  const latest = useRef({ criteria, shown });
  useEffect(() => {
    latest.current = { criteria, shown };
  });
  const changes = useMemo(() => {
    const write = async (next: Shown<Filters, Sort>, { overlay: over, ...how }: Step = {}): Promise<void> => {
      // A slider rests after a while: whoever has gone on to another page meanwhile stays there.
      if (pathOf(router) !== here) return;
      await navigate({
        to,
        search: {
          ...latest.current.criteria,
          ...kept(router.latestLocation.search, keeps),
          ...writeFilters(next.filters),
          ...(next.sort !== sorts[0] && { sort: next.sort }),
          ...(next.page > 1 && { page: next.page }),
          ...(next.details && { details: next.details }),
          ...(next.onMap && { view: 'map' }),
        },
        resetScroll: false,
        ...how,
        ...(over && { state: { resultsOverlay: over } }),
      } as never);
    };
    /** A filter or an order leads to the first page (R201); whatever changes folds the result that is unfolded. */
    const after = (change: Partial<Shown<Filters, Sort>>): Shown<Filters, Sort> => ({
      ...latest.current.shown,
      details: undefined,
      ...((change.filters || change.sort) && { page: 1 }),
      ...change,
    });
    // How depends on the entry that is there by then: a press may follow another before the address has that.
    const step = (change: Partial<Shown<Filters, Sort>>, how: () => Step = () => ({})): void => {
      const next = after(change);
      void ahead(next, async () => {
        await afterPaint();
        await write(next, how());
      });
    };
    /** What lies over or in the list in the entry that is written next to, or over. */
    const overlayNow = () => router.latestLocation.state.resultsOverlay;
    return {
      change: (change: Partial<Shown<Filters, Sort>>) => step(change),
      setFilters: (next: Filters) =>
        step({ filters: next }, () =>
          isSheet(overlayNow()) ? { replace: true, overlay: 'filters-changed' } : {},
        ),
      setSort: (sort: Sort) => step({ sort }),
      /** Begins at the top of the page, which comes with the address. */
      setPage: (next: number) => write(after({ page: next }), { resetScroll: true }),
      setDetails: async (id: string | undefined) => {
        const isOver = () => overlayNow() === 'details';
        if (id !== undefined) return step({ details: id }, () => ({ overlay: 'details', replace: isOver() }));
        await afterPaint();
        if (isOver()) await stepBack(router);
        else await write(after({}), { replace: true });
      },
      setSheet: async (open: boolean) => {
        await afterPaint();
        const over = overlayNow();
        if (open) await write(after({}), { overlay: 'filters' });
        else if (over === 'filters') await stepBack(router);
        // Keeps what was chosen; the entry before is the list as it was.
        else if (over === 'filters-changed') await write(after({}), { replace: true });
      },
    };
  }, [to, sorts, writeFilters, keeps, here, navigate, router, ahead]);
  return { criteria, ...shown, sheet: isSheet(overlay), ...changes };
}
