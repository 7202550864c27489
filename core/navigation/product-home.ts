import { readMenu } from '../contract/site/activation';
import type { Agency } from '../contract/site/agency';

export interface ProductHomeInput {
  agency: Pick<Agency, 'bookingMenuItemOptions'>;
  /** Names in the agency's menu and the page each opens, in the order of installation (R033). */
  menuHomes: readonly { name: string; path: string }[];
  /** Whether a page is installed for a path. */
  exists: (path: string) => boolean;
}

/** The page of the agency's default product, else of its first active one, else the hero (R078). */
export function productHome({ agency, menuHomes, exists }: ProductHomeInput): string {
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
