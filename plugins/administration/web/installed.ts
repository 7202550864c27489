import type { MessageDescriptor } from '@lingui/core';
import type { Activation } from '@/core/contract';
import type { IconName } from '@/core/plugin/icons';
import type { PluginHost, PluginStatus } from '@/core/plugin/host';
import { useHostSnapshot, usePluginHost } from '@/core/plugin/react';
import { sameName } from './settings/draft';

/** A product that this site has the plugin of. */
export interface InstalledProduct {
  plugin: string;
  /** Its name in an agency's menu. */
  name: string;
  /** As travellers read it; only known once the plugin has been loaded. */
  label: MessageDescriptor | undefined;
  icon: IconName;
  status: PluginStatus;
  activation: Activation;
}

/** Every product that can be switched on, in the order of installation. Loads none of them. */
export function installedProducts(host: PluginHost): InstalledProduct[] {
  const { status, activation, products } = host.snapshot();
  return Object.entries(host.registry).flatMap(([plugin, { activatedBy }]) => {
    if (!('menu' in activatedBy)) return [];
    const tab = products.find((item) => item.plugin === plugin);
    return [
      {
        plugin,
        name: activatedBy.menu,
        label: tab?.label,
        icon: tab?.icon ?? 'package',
        status: status[plugin] ?? 'off',
        activation: activation[plugin] ?? 'off',
      },
    ];
  });
}

export function useInstalledProducts(): InstalledProduct[] {
  const host = usePluginHost();
  useHostSnapshot();
  return installedProducts(host);
}

export const productNamed = (
  installed: readonly InstalledProduct[],
  name: string,
): InstalledProduct | undefined => installed.find((product) => sameName(product.name, name));
