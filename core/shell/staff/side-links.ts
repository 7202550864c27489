import type { NavigationItem } from '../../contract/reference';

export type SideGroup = 'work' | 'bookings' | 'people' | 'settings';
export const SIDE_GROUPS: readonly SideGroup[] = ['work', 'bookings', 'people', 'settings'];

export interface SideLink {
  path: string;
  /** What the server calls it; shown where the platform has no word of its own. */
  name: string;
  group: SideGroup;
}

/** The group of a page follows from its path, so that a new page of the back office finds its place. */
const groupOf = (path: string): SideGroup =>
  path.startsWith('/bookings/')
    ? 'bookings'
    : /^\/(?:clients|agents)\b/.test(path)
      ? 'people'
      : path.startsWith('/settings/')
        ? 'settings'
        : 'work';

/** In the menu even when the server could not be asked. */
const ALWAYS: readonly NavigationItem[] = [
  { name: 'Dashboard', path: '/dashboard', isActive: true },
  { name: 'My Trips', path: '/mytrip', isActive: true },
];

/**
 * The side menu of the agency's staff, by group: the active items of the server whose page is installed (R361)
 * and those that plugins bring. Products are behind Book Now and the tabs, not here.
 */
export function sideLinks(
  navigation: readonly NavigationItem[],
  exists: (path: string) => boolean,
): Record<SideGroup, SideLink[]> {
  const groups: Record<SideGroup, SideLink[]> = { work: [], bookings: [], people: [], settings: [] };
  const seen = new Set<string>();
  for (const { name, path, isActive } of [...ALWAYS, ...navigation]) {
    const key = path.toLowerCase();
    if (!isActive || seen.has(key) || key.startsWith('/booknow/') || !exists(path)) continue;
    seen.add(key);
    const group = groupOf(key);
    groups[group].push({ name, path, group });
  }
  return groups;
}

/**
 * Where Book Now leads: the first active product tab, else the page of the first installed product (R360). The
 * first of the installed ones is the one that the specification names.
 */
export const bookNowPath = (
  tabs: readonly { to: string }[],
  installed: readonly { path: string }[],
): string => tabs[0]?.to ?? installed[0]?.path ?? '/';

/** Whether a page is the one of a link, or below it. */
export const isCurrent = (path: string, link: string): boolean => {
  const at = path.toLowerCase().replace(/\/+$/, '');
  const to = link.toLowerCase();
  return at === to || at.startsWith(`${to}/`);
};
