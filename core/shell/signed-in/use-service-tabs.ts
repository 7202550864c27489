import { useAtomValue } from 'jotai';
import { navigationAtom } from '../../navigation/home';
import { useContributions, usePluginHost } from '../../plugin/react';
import { tabsOf, type ServiceTab } from '../frame/tabs';

/** The tabs of the active products, as the agency's navigation orders and names them (R038). */
export function useServiceTabs(): ServiceTab[] {
  const { registry } = usePluginHost();
  const navigation = useAtomValue(navigationAtom);
  const menu = useContributions('menu').map((item) => {
    const activatedBy = registry[item.plugin]?.activatedBy;
    return {
      ...item,
      id: `${item.plugin}/${item.id}`,
      menuName: activatedBy && 'menu' in activatedBy ? activatedBy.menu : undefined,
    };
  });
  return tabsOf(menu, navigation);
}
