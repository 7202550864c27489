import type { Contribution } from '../../plugin/points';

type List = Contribution<'bookings.lists'>;
type Tab = Pick<Contribution<'menu'>, 'plugin' | 'to'>;

const slugOf = ({ to }: Tab): string => to.split('/').pop()!.toLowerCase();

/** The list that a path names: `/bookings/boats` is of the product whose tab leads to `/booknow/boats` (R377). */
export function listOf(slug: string, tabs: readonly Tab[], lists: readonly List[]): List | undefined {
  const tab = tabs.find((each) => slugOf(each) === slug.toLowerCase());
  return tab && lists.find(({ plugin }) => plugin === tab.plugin);
}

/** The path of a product's list; undefined for a product without one. */
export function pathOfList(plugin: string, tabs: readonly Tab[], lists: readonly List[]): string | undefined {
  const tab = tabs.find((each) => each.plugin === plugin);
  return tab && lists.some((list) => list.plugin === plugin) ? `/bookings/${slugOf(tab)}` : undefined;
}

/** Whether a path would list the bookings of a product that is there and has no list. */
export function lacksList(path: string, tabs: readonly Tab[], lists: readonly List[]): boolean {
  const slug = /^\/bookings\/([^/]+)$/i.exec(path)?.[1]?.toLowerCase();
  return slug !== undefined && tabs.some((tab) => slugOf(tab) === slug) && !listOf(slug, tabs, lists);
}
