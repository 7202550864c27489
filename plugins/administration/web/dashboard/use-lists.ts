import { useLingui } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import { useContributions, useProducts, useServed } from '@/core/plugin/react';
import type { BookingsSearch } from '../addresses';
import { pathOfList } from '@/core/selling/after-sale/list-of';

/** Names of products, and the way to their lists of bookings. */
export function useLists() {
  const { _ } = useLingui();
  useServed();
  const tabs = useProducts();
  const lists = useContributions('bookings.lists');
  const cards = useContributions('trips.cards');
  return {
    nameOf: (product: string): string => {
      const card = cards.find(({ plugin }) => plugin === product);
      return card ? _(card.category) : product;
    },
    linkOf: (product: string, search: BookingsSearch = {}): LinkProps | null => {
      const path = pathOfList(product, tabs, lists);
      return path ? ({ to: path, search } as LinkProps) : null;
    },
  };
}
