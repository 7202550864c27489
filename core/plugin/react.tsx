import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
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

/** The contributions of the active plugins to a point, in order; changes when the agency's settings do. */
export function useContributions<Point extends PointName>(point: Point): readonly Contribution<Point>[] {
  return useHostSnapshot().contributions[point];
}
