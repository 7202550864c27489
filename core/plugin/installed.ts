import { useCallback, useEffect, useState } from 'react';
import { collectContributions } from './collect';
import { createGuard } from './guard';
import type { PluginHost } from './host';
import type { Contribution, LogWords } from './points';
import { useHostSnapshot, usePluginHost } from './react';

/** What the installed plugins call what their servers wrote down, also those that are off: what was written stays. */
export async function installedLogWords(
  host: PluginHost,
): Promise<readonly (LogWords<unknown> & { plugin: string })[]> {
  const guard = createGuard(host.report);
  return (await host.manifests()).flatMap(({ plugin }) =>
    (plugin.contributes['log.words'] ?? []).map((item: LogWords<unknown>) =>
      guard('log.words', { ...item, plugin: plugin.id, config: undefined }),
    ),
  );
}

type Card = Contribution<'applications'>;

/** An application that can be switched on here, as it presents itself once its manifest has come. */
export interface InstalledApplication {
  readonly plugin: string;
  /** As the agency's record names it. */
  readonly application: string;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly cards: readonly Card[];
}

/** The plugins that an application switches on, in registry order. */
const applicationsOf = ({ registry }: PluginHost) =>
  Object.entries(registry).flatMap(([plugin, { activatedBy }]) =>
    'application' in activatedBy ? [{ plugin, application: activatedBy.application }] : [],
  );

/** The cards of a plugin, whether it is on or off; null where its code does not arrive. */
export async function cardsOf(host: PluginHost, id: string): Promise<readonly Card[] | null> {
  const [manifest] = await host.manifests([id]);
  if (!manifest) return null;
  const { plugin, config } = manifest;
  // What is on has been collected already, and what is wrong with it reported.
  if (host.snapshot().status[id] !== 'off')
    return host.contributions('applications').filter((card) => card.plugin === id);
  const { applications = [] } = plugin.contributes as { applications?: readonly Card[] };
  const alone = { plugin: { ...plugin, contributes: { applications } }, config };
  return collectContributions([alone], host.report, createGuard(host.report)).applications;
}

/**
 * Every application that can be switched on here, on or off, for the screens that list them: only there are the manifests of
 * those that are off loaded. `retry` loads again what did not arrive.
 */
export function useInstalledApplications(): {
  readonly applications: readonly InstalledApplication[];
  readonly retry: (plugin: string) => void;
} {
  const host = usePluginHost();
  const { activation } = useHostSnapshot();
  const [cards, setCards] = useState<Readonly<Record<string, readonly Card[] | null>>>({});
  const load = useCallback(
    async (plugin: string) => {
      const found = await cardsOf(host, plugin);
      setCards((now) => ({ ...now, [plugin]: found }));
    },
    [host],
  );
  useEffect(() => {
    for (const { plugin } of applicationsOf(host)) void load(plugin);
    // What it contributes may be others with other settings.
  }, [host, load, activation]);
  return {
    applications: applicationsOf(host).map(({ plugin, application }) => {
      const known = cards[plugin];
      const status = known ? 'ready' : known === null ? 'failed' : 'loading';
      return { plugin, application, status, cards: known ?? [] };
    }),
    retry: (plugin) => {
      setCards((now) => Object.fromEntries(Object.entries(now).filter(([id]) => id !== plugin)));
      void host.retry(plugin).then(() => load(plugin));
    },
  };
}
