import { useLingui } from '@lingui/react';
import { useContributions } from '@/core/plugin/react';

/** What travellers call a plugin's product; its id when it is not there. */
export function useProductLabel(): (plugin: string) => string {
  const { _ } = useLingui();
  const menu = useContributions('menu');
  return (plugin) => {
    const tab = menu.find((item) => item.plugin === plugin);
    return tab ? _(tab.label) : plugin;
  };
}
