import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { bookableContract } from '../../../contract/bookings/bookable';
import { definePlugin } from '../../../plugin';
import type { ShellRoute } from '../../../plugin/shell-route';
import { plainProduct } from '../plain';

/** A product as small as they come, to try the kit's pages with. */
export const sauna = bookableContract({
  id: 'sauna',
  root: '/booknow/sauna',
  criteria: z.strictObject({ place: z.string() }),
  offer: z.object({ degrees: z.int() }),
  request: z.strictObject({ towels: z.int().check(z.maximum(9)) }),
});

export const word = (text: string) => ({ id: text, message: text });
export const usd = (amount: number) => ({ amount, currency: 'USD' });

export const product = plainProduct<{ degrees: number }, { towels: number }>(sauna, {
  words: {
    offers: word('Saunas'),
    search: word('Search saunas'),
    keptByTerms: word('Kept by the sauna'),
    cancelling: word('Waiting'),
  },
});

/** An evening in one. */
export const OFFER = {
  ...{ id: 's-1', supplier: 'heat', title: 'Forest sauna', city: 'Espoo', zone: 'Europe/Helsinki' },
  ...{ startsAt: '2027-03-01T18:00', endsAt: '2027-03-01T20:00', degrees: 90, price: usd(4000) },
  freeUntil: '2027-02-27T22:00:00Z',
};

/** A site that has the product with these pages, by the end of their address. */
export function saunaSite(pages: Readonly<Record<string, RouteComponent>>) {
  const roots = ['/booknow/sauna'] as const;
  const routes = (parent: ShellRoute) => {
    const group = createRoute({ getParentRoute: () => parent, id: 'sauna' });
    return group.addChildren(
      Object.entries(pages).map(([page, component]) =>
        createRoute({ getParentRoute: () => group, path: `/booknow/sauna/${page}`, component }),
      ),
    );
  };
  const load = () =>
    Promise.resolve({
      default: definePlugin({
        ...{ id: 'sauna', api: 1, roots },
        routes: () => Promise.resolve({ default: routes }),
      } as never),
    });
  return { sauna: { activatedBy: { always: true }, roots, load } } as const;
}
