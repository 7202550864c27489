import { useLingui } from '@lingui/react';
import { useProducts } from '@/core/plugin/react';

/** What travellers call a plugin's product; its id when it is not there. */
export function useProductLabel(): (plugin: string) => string {
  const { _ } = useLingui();
  const menu = useProducts();
  return (plugin) => {
    const tab = menu.find((item) => item.plugin === plugin);
    return tab ? _(tab.label) : plugin;
  };
}
