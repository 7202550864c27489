import { atom, useAtomValue } from 'jotai';
import { apiAtom } from '../api/context';
import type { NavigationItem } from '../contract/reference';
import type { PluginHost } from '../plugin/host';
import { useHostSnapshot, usePluginHost } from '../plugin/react';
import { routeExists } from '../address/exists';
import type { Store } from '../state/store';
import { agencyAtom } from '../tenant/agency';
import { productHome } from './product-home';

/** The agency's navigation items for the signed-in user; empty while unknown or refused (G76). */
export const navigationAtom = atom<readonly NavigationItem[]>([]);

/** Names of the agency's menu and the pages they open, as the installed plugins say (R033). */
export const menuHomesOf = (host: PluginHost): { name: string; path: string }[] =>
  Object.values(host.registry).flatMap(({ activatedBy, home }) =>
    'menu' in activatedBy && home ? [{ name: activatedBy.menu, path: home }] : [],
  );

/** Asks for the navigation items and keeps them; without an answer the menu decides alone. */
export async function loadNavigation(store: Store): Promise<readonly NavigationItem[]> {
  const items = await import('../contract/reference')
    .then(({ getNavigations }) => store.get(apiAtom).call(getNavigations))
    .then(({ data }) => data)
    .catch((): NavigationItem[] => []);
  store.set(navigationAtom, items);
  return items;
}

/** Where Book Now leads a signed-in visitor: the agency's active booking page (R010). */
export function useBookNowPath(): string {
  const host = usePluginHost();
  useHostSnapshot();
  const agency = useAtomValue(agencyAtom);
  return agency ? productHome({ agency, menuHomes: menuHomesOf(host), exists: routeExists }) : '/';
}
