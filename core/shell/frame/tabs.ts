import type { MessageDescriptor } from '@lingui/core';
import type { NavigationItem } from '../../contract/reference';
import type { IconName } from '../../plugin/icons';

export interface ServiceTab {
  id: string;
  /** A word of ours to translate, or the agency's own name for the product. */
  label: MessageDescriptor | string;
  to: string;
  icon: IconName;
  segments?: readonly string[];
}

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const isWithin = (path: readonly string[], root: readonly string[]): boolean =>
  root.length > 0 && root.every((segment, index) => path[index] === segment);

/**
 * The tab that a path selects: by the first segment, `booknow` by the full path (R039, R040, R041, G16, G40).
 * None for a page that belongs to no product, such as My Trips.
 */
export function selectTab<T extends Pick<ServiceTab, 'to' | 'segments'>>(
  path: string,
  tabs: readonly T[],
): T | undefined {
  const segments = segmentsOf(path);
  const [first] = segments;
  return first === 'booknow'
    ? tabs
        .filter((tab) => isWithin(segments, segmentsOf(tab.to)))
        .sort((a, b) => segmentsOf(b.to).length - segmentsOf(a.to).length)[0]
    : tabs.find((tab) => first !== undefined && tab.segments?.includes(first));
}

interface MenuEntry extends ServiceTab {
  label: MessageDescriptor;
  /** The product's name in the agency's menu. */
  menuName?: string | undefined;
}

/**
 * The tabs of the active products, in the order and with the visibility of the agency's navigation items
 * (R038). An item with another name than the product's renames the tab; it never changes what a path does (G37).
 */
export function tabsOf(menu: readonly MenuEntry[], navigation: readonly NavigationItem[]): ServiceTab[] {
  const indexOf = ({ to }: MenuEntry) =>
    navigation.findIndex(({ path }) => path.toLowerCase() === to.toLowerCase());
  const rank = (entry: MenuEntry) => (indexOf(entry) < 0 ? Number.MAX_SAFE_INTEGER : indexOf(entry));
  return menu
    .filter((entry) => navigation[indexOf(entry)]?.isActive !== false)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ menuName, ...entry }) => {
      const name = navigation[indexOf(entry as MenuEntry)]?.name;
      return name && name.toLowerCase() !== menuName?.toLowerCase() ? { ...entry, label: name } : entry;
    });
}
