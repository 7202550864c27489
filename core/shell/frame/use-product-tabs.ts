import { useHostSnapshot, usePluginHost } from '../../plugin/react';

/** Whether the header has products to show: their tabs' room is there while their code is on its way. */
export function useProductTabs(): boolean {
  const { registry } = usePluginHost();
  const { status, activation } = useHostSnapshot();
  return Object.entries(registry).some(
    ([id, { activatedBy }]) =>
      'menu' in activatedBy &&
      activation[id] === 'selling' &&
      (status[id] === 'ready' || status[id] === 'loading'),
  );
}
