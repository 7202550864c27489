import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useContributions } from '../../plugin/react';
import { classes } from '../../ui/content/box';
import { NavTabs } from '../../ui/navigation/Tabs';
import * as css from '../frame/Header.css';
import { linkTo } from '../../address/link';
import { namedIcons } from '../frame/named-icons';
import { selectTab } from '../frame/tabs';
import { useServiceTabs } from './use-service-tabs';

const isUnder = (path: string, root: string): boolean =>
  `${path.toLowerCase()}/`.startsWith(`${root.toLowerCase()}/`);

/** The products of the agency, for signed-in users (R037 to R041). */
export default function ServiceTabs() {
  const { i18n, t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const tabs = useServiceTabs();
  const isWaiting = useContributions('menu').length === 0;
  // A product whose code is on its way keeps its room; one that the agency's navigation leaves out has none.
  if (tabs.length === 0) return isWaiting ? <div className={classes(css.tabs, css.tabsRoom)} /> : null;
  const selected = selectTab(path, tabs);
  return (
    <div className={css.tabs}>
      <NavTabs
        label={t`Products`}
        items={tabs.map((tab) => ({
          id: tab.id,
          label: typeof tab.label === 'string' ? tab.label : i18n._(tab.label),
          icon: namedIcons[tab.icon],
          link: linkTo(tab.to),
          current: tab === selected && (isUnder(path, tab.to) || 'section'),
        }))}
      />
    </div>
  );
}
