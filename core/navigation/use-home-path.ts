import { useAtomValue } from 'jotai';
import { useHostSnapshot, usePluginHost } from '../plugin/react';
import { routeExists } from '../address/exists';
import { agencyAtom } from '../tenant/agency';
import { menuHomesOf, navigationAtom } from './home';
import { homeAfterLogin } from './home-after-login';
import { userAtom } from '../session/session';

/** The signed-in user's home, or the start page. */
export function useHomePath(): string {
  const host = usePluginHost();
  useHostSnapshot();
  const agency = useAtomValue(agencyAtom);
  const user = useAtomValue(userAtom);
  const navigation = useAtomValue(navigationAtom);
  if (!agency || !user) return '/';
  return homeAfterLogin({ user, agency, navigation, menuHomes: menuHomesOf(host), exists: routeExists });
}
