import { useAtomValue } from 'jotai';
import { navigationAtom } from '../../navigation/home';
import { lacksList } from '../../selling/after-sale/list-of';
import { useContributions, useProducts, useServed } from '../../plugin/react';
import { routeExists } from '../../address/exists';
import { sideLinks } from './side-links';

/** The pages of the back office, by group, without the list of a product that contributes none. */
export function useSideLinks() {
  // The lists of what was sold keep their names.
  useServed();
  const tabs = useProducts();
  const lists = useContributions('bookings.lists');
  return sideLinks(
    useAtomValue(navigationAtom),
    (path) => routeExists(path) && !lacksList(path, tabs, lists),
  );
}
