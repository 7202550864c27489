import { useLingui } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import { useContributions } from '@/core/plugin/react';
import type { BookingsSearch } from '../addresses';
import { pathOfList } from '@/core/booking/list-of';

/** Names of products, and the way to their lists of bookings. */
export function useLists() {
  const { _ } = useLingui();
  const tabs = useContributions('menu');
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
