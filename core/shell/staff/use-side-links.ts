import { useAtomValue } from 'jotai';
import { navigationAtom } from '../../navigation/home';
import { lacksList } from '../../selling/after-sale/list-of';
import { useContributions, useProducts, useServed } from '../../plugin/react';
import { useUser } from '../../session/session';
import { routeExists } from '../../address/exists';
import { sideLinks } from './side-links';

/** The pages of the back office, by group, without the list of a product that contributes none. */
export function useSideLinks() {
  // The lists of what was sold keep their names.
  useServed();
  const tabs = useProducts();
  const lists = useContributions('bookings.lists');
  const isOwner = useUser()?.userType === 'AgencyOwner';
  const brought = useContributions('office.pages')
    .filter((page) => isOwner || page.for === 'staff')
    .map(({ id, to }) => ({ name: id, path: to, isActive: true }));
  return sideLinks(
    [...useAtomValue(navigationAtom), ...brought],
    (path) => routeExists(path) && !lacksList(path, tabs, lists),
  );
}
