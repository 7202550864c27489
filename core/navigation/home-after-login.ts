import type { Agency } from '../contract/site/agency';
import type { NavigationItem } from '../contract/reference';
import type { User } from '../contract/people/user';
import { isTravelAgent } from '../contract/constants';
import { productHome, type ProductHomeInput } from './product-home';
import { safePath } from '../session/safe-path';

export interface HomeInput extends ProductHomeInput {
  user: Pick<User, 'userType' | 'loginCount' | 'navigateTo'>;
  agency: Pick<Agency, 'isSubscribed' | 'bookingMenuItemOptions'>;
  navigation: readonly NavigationItem[];
  /** Where the visitor wanted to go before signing in (G08). */
  navigateTo?: string | null;
}

function staffHome({ user, agency, navigateTo, exists }: HomeInput): string {
  if (!agency.isSubscribed) return '/subscription';
  if (user.userType === 'AgencyOwner' && user.loginCount <= 1) return '/settings/website';
  // Whose session ended at work goes on with it.
  const wish = safePath(navigateTo);
  return wish && exists(wish) ? wish : '/dashboard';
}

/**
 * Where a user goes after signing in. Staff: subscription, first-login settings, where they were going or dashboard (R073,
 * R074, R075, G49); clients: where they were going, their own start page, the first active navigation item, the
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
