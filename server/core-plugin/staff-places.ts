import type { NavigationItem } from '@/core/contract';

const item = (name: string, path: string): NavigationItem => ({ name, path, isActive: true });

/**
 * The pages of the back office, for the side menu (R361): what a sales agent uses, and what the owner alone
 * decides (G46). A browser shows those whose page is installed. `products` are the agency's own, from its menu;
 * `isPlatform` is the platform's own agency, whose owner also looks after the others.
 */
export function staffPlaces(
  userType: string,
  products: readonly NavigationItem[],
  isPlatform: boolean,
): NavigationItem[] {
  const lists = products
    .filter(({ isActive }) => isActive)
    .map(({ name, path }) => item(name, path.replace(/^\/booknow\//, '/bookings/')));
  const everybody = [
    item('Dashboard', '/dashboard'),
    item('Needs attention', '/attention'),
    ...lists,
    item('Clients', '/clients'),
    item('Recent searches', '/settings/recent-searches'),
  ];
  if (userType !== 'AgencyOwner') return everybody;
  return [
    ...everybody,
    ...(isPlatform ? [item('Subscriptions', '/platform/subscriptions')] : []),
    item('Agents', '/agents'),
    item('Markups', '/settings/markups'),
    item('Website', '/settings/website'),
    item('Emails', '/settings/letters'),
    item('Applications', '/settings/applications'),
    item('Payment', '/settings/payment'),
    item('Activity log', '/settings/audit'),
  ];
}
