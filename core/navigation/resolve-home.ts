import type { User } from '../contract/people/user';
import type { PluginHost } from '../plugin/host';
import { routeExists } from '../address/exists';
import type { Store } from '../state/store';
import { agencyAtom } from '../tenant/agency';
import { loadNavigation, menuHomesOf } from './home';
import { homeAfterLogin } from './home-after-login';

/** Where this user goes right after signing in (R073 to R078). */
export async function resolveHome(
  store: Store,
  host: PluginHost,
  user: User,
  navigateTo?: string | null,
): Promise<string> {
  const navigation = await loadNavigation(store);
  const agency = store.get(agencyAtom);
  if (!agency) return '/';
  return homeAfterLogin({
    user,
    agency,
    navigation,
    menuHomes: menuHomesOf(host),
    navigateTo: navigateTo ?? null,
    exists: routeExists,
  });
}
