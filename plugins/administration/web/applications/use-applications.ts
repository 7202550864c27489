import { listApplications } from '@/core/contract/site/applications';
import type { ApplicationState } from '@/core/contract/site/applications';
import type { Contribution } from '@/core/plugin';
import { type InstalledApplication, useInstalledApplications } from '@/core/plugin/installed';
import { useApiQuery } from '@/core/query/query';
import { useAgency } from '@/core/tenant/agency';

/** An application as this agency has it, and how it presents itself. */
export interface KnownApplication {
  readonly id: string;
  readonly plugin: string;
  readonly isOn: boolean;
  readonly status: InstalledApplication['status'];
  /** Undefined until its manifest has come. */
  readonly card: Contribution<'applications'> | undefined;
}

/** Whether each is on is the server's to say; how it presents itself, its plugin's. One of a plugin that has no card is left out. */
export function joined(
  states: readonly ApplicationState[],
  installed: readonly InstalledApplication[],
): KnownApplication[] {
  return states.flatMap(({ id, plugin, isEnabled }) => {
    const found = installed.find((one) => one.application === id);
    if (!found) return [];
    const card = found.cards.find(({ application }) => application === id);
    if (!card && found.status === 'ready') return [];
    return [{ id, plugin, isOn: isEnabled, status: found.status, card }];
  });
}

/** Every application that the agency may switch on. */
export function useApplications() {
  const { version } = useAgency();
  const { applications: installed, retry } = useInstalledApplications();
  // What another of its owners switches shows with the agency's next version.
  const query = useApiQuery(listApplications, undefined, {
    select: ({ data }) => data,
    keyedBy: version,
    placeholderData: (before) => before,
  });
  return { query, applications: query.data && joined(query.data, installed), retry };
}
