import type { Agency } from '../contract/agency';
import { readMenu } from '../contract/activation';
import type { NavigationItem } from '../contract/reference';
import type { User } from '../contract/user';
import { isTravelAgent } from '../contract/constants';
import { safePath } from './safe-path';

export interface HomeInput {
  user: Pick<User, 'userType' | 'loginCount' | 'navigateTo'>;
  agency: Pick<Agency, 'isSubscribed' | 'bookingMenuItemOptions'>;
  navigation: readonly NavigationItem[];
  /** Names in the agency's menu and the page each opens, in the order of installation (R033). */
  menuHomes: readonly { name: string; path: string }[];
  /** Where the visitor wanted to go before signing in (G08). */
  navigateTo?: string | null;
  /** Whether a page is installed for a path. */
  exists: (path: string) => boolean;
}

/** The page of the agency's default product, else of its first active one, else the hero (R078). */
export function productHome({
  agency,
  menuHomes,
  exists,
}: Pick<HomeInput, 'agency' | 'menuHomes' | 'exists'>): string {
  const { items } = readMenu(
    agency.bookingMenuItemOptions,
    menuHomes.map(({ name }) => name),
  );
  const active = items.filter((item) => item.isActive);
  for (const item of [...active].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))) {
    const home = menuHomes.find(({ name }) => name.toLowerCase() === item.name.toLowerCase());
    if (home && exists(home.path)) return home.path;
  }
  return '/';
}

function staffHome({ user, agency }: HomeInput): string {
  if (!agency.isSubscribed) return '/subscription';
  if (user.userType === 'AgencyOwner' && user.loginCount <= 1) return '/settings/website';
  return '/dashboard';
}

/**
 * Where a user goes after signing in. Staff: subscription, first-login settings or dashboard (R073, R074,
 * R075, G49); clients: where they were going, their own start page, the first active navigation item, the
 * agency's default product (R076, R077, R078). A page that is not installed is passed over.
 */
export function homeAfterLogin(input: HomeInput): string {
  const { user, navigation, navigateTo, exists } = input;
  if (isTravelAgent(user.userType)) {
    const home = staffHome(input);
    return exists(home) ? home : productHome(input);
  }
  const wishes = [
    navigateTo,
    user.navigateTo,
    navigation.find((item) => item.isActive && exists(item.path))?.path,
  ];
  for (const wish of wishes) {
    const path = safePath(wish);
    if (path && exists(path)) return path;
  }
  return productHome(input);
}
