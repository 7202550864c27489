import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { HostSnapshot, PluginHost } from './host';
import type { Contribution, PointName } from './points';

const HostContext = createContext<PluginHost | null>(null);

export function PluginHostProvider({ host, children }: { host: PluginHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The run-time registry of this page. Throws outside a `PluginHostProvider`. */
export function usePluginHost(): PluginHost {
  const host = use(HostContext);
  if (!host) throw new Error('usePluginHost needs a PluginHostProvider above it');
  return host;
}

export function useHostSnapshot(): HostSnapshot {
  const host = usePluginHost();
  return useSyncExternalStore(host.subscribe, host.snapshot, host.snapshot);
}

/** The tabs of every product that is sold or looked after, in order: how each is called and drawn. */
export const useProducts = (): HostSnapshot['products'] => useHostSnapshot().products;

/**
 * Loads what the agency no longer sells and still looks after, of these products or all of them: for whatever shows
 * bookings. Nothing is loaded of a product without any.
 */
export function useServed(products?: readonly string[]): void {
  const host = usePluginHost();
  const { activation } = useHostSnapshot();
  const wanted = products && [...new Set(products)].sort().join(' ');
  const served = Object.entries(activation)
    .filter(([id, state]) => state === 'serving' && (wanted === undefined || wanted.split(' ').includes(id)))
    .map(([id]) => id)
    .join(' ');
  useEffect(() => {
    if (served) void host.serve(served.split(' '));
  }, [host, served]);
}

/** The contributions of the active plugins to a point, in order; changes when the agency's settings do. */
export function useContributions<Point extends PointName>(point: Point): readonly Contribution<Point>[] {
  return useHostSnapshot().contributions[point];
}
