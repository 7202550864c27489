import { useLingui } from '@lingui/react/macro';
import {
  AlertTriangle,
  BadgePercent,
  Building2,
  CreditCard,
  FileText,
  Globe,
  History,
  LayoutDashboard,
  type LucideIcon,
  Luggage,
  Mail,
  Plug,
  Search,
  UserRound,
  Users,
} from '../../ui/pictures/icons';
import { namedIcons } from '../frame/named-icons';
import { useContributions, useProducts } from '../../plugin/react';
import { useServiceTabs } from '../signed-in/use-service-tabs';
import type { SideGroup, SideLink } from './side-links';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/dashboard': LayoutDashboard,
  '/attention': AlertTriangle,
  '/mytrip': Luggage,
  '/clients': Users,
  '/agents': UserRound,
  '/settings/website': Globe,
  '/settings/letters': Mail,
  '/settings/markups': BadgePercent,
  '/settings/applications': Plug,
  '/settings/payment': CreditCard,
  '/platform/subscriptions': Building2,
  '/settings/recent-searches': Search,
  '/settings/audit': History,
};

/**
 * Names and drawings of the back office's pages. The platform's own words come first, then those of the product
 * whose bookings a page lists, of the plugin that brings it, then the server's.
 */
export function useSideWords() {
  const { t, i18n } = useLingui();
  // What is only looked after has no tab and still a list.
  const tabs = [...useServiceTabs(), ...useProducts()];
  const pages = useContributions('office.pages');
  const words: Readonly<Record<string, string>> = {
    '/dashboard': t`Dashboard`,
    '/attention': t`Needs attention`,
    '/mytrip': t`My Trips`,
    '/clients': t`Clients`,
    '/agents': t`Agents`,
    '/settings/website': t`Website`,
    '/settings/letters': t`Emails`,
    '/settings/markups': t`Markups`,
    '/settings/applications': t`Applications`,
    '/settings/payment': t`Payment`,
    '/platform/subscriptions': t`Subscriptions`,
    '/settings/recent-searches': t`Recent searches`,
    '/settings/audit': t`Activity log`,
  };
  const titles: Record<SideGroup, string> = {
    work: t`Work`,
    bookings: t`Bookings`,
    people: t`People`,
    settings: t`Settings`,
  };
  const tabOf = ({ path }: SideLink) =>
    tabs.find(({ to }) => to.replace(/^\/booknow\//i, '/bookings/').toLowerCase() === path.toLowerCase());
  return {
    titles,
    labelOf(link: SideLink): string {
      const tab = tabOf(link);
      if (tab) return typeof tab.label === 'string' ? tab.label : i18n._(tab.label);
      const brought = pages.find(({ to }) => to === link.path);
      if (brought) return i18n._(brought.label);
      return words[link.path] ?? link.name;
    },
    iconOf(link: SideLink): LucideIcon {
      const tab = tabOf(link);
      const drawn = tab ?? pages.find(({ to }) => to === link.path);
      return ICONS[link.path] ?? (drawn ? namedIcons[drawn.icon] : FileText);
    },
  };
}
