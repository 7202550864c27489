import { z } from 'zod/mini';
import { type AnyApplication, defineApplication } from '@/core/contract';
import { settingRefusals } from '@/core/contract/refusals/setting';
import {
  type ApplicationState,
  getApplication,
  listApplications,
  updateApplication,
} from '@/core/contract/site/applications';
import { saveApplication } from '../agency/applications';
import { notFound } from '../error';
import type { ServerPluginEntry } from '../plugin';
import { type AgencyRecord, settingsIn } from '../ports/agency';
import { handle, type Handler } from '../ports/handle';
import type { Tenants } from '../tenancy/directory';

interface Installed {
  readonly plugin: string;
  readonly application: AnyApplication;
  readonly onSwitch: ServerPluginEntry['plugin']['onSwitch'];
}

/** What can be switched on here; one without settings of its own has none. */
export const installedApplications = (plugins: readonly ServerPluginEntry[]): Installed[] =>
  plugins.flatMap(({ id, activatedBy, plugin }) =>
    'application' in activatedBy
      ? [
          {
            plugin: id,
            application:
              plugin.application ??
              defineApplication({ id: activatedBy.application, settings: z.object({}) }),
            onSwitch: plugin.onSwitch,
          },
        ]
      : [],
  );

const stateOf = ({ plugin, application }: Installed, agency: AgencyRecord): ApplicationState => ({
  id: application.id,
  plugin,
  isEnabled: agency.public.applications.includes(application.id),
  settings: settingsIn(agency, application),
  version: agency.public.version,
});

/** The agency's applications, whichever are installed. Theirs alone is what they do: core names none. */
export function applicationHandlers(
  tenants: Pick<Tenants, 'find'>,
  plugins: readonly ServerPluginEntry[],
): Handler[] {
  const installed = installedApplications(plugins);
  const named = (id: string): Installed => {
    const found = installed.find(({ application }) => application.id === id);
    if (!found) throw notFound(settingRefusals.application);
    return found;
  };
  return [
    handle(listApplications, async ({ agency }) => ({
      data: installed.map((one) => stateOf(one, agency)),
    })),
    handle(getApplication, async ({ params, agency }) => ({ data: stateOf(named(params.app), agency) })),
    handle(updateApplication, async (input) => {
      const { app, isEnabled, settings, version } = input.body;
      const found = named(app);
      const { onSwitch } = found;
      const saved = await saveApplication(input, found, { isEnabled, settings, version, onSwitch });
      const agency = (await tenants.find(input.agency.id)) ?? input.agency;
      return {
        data: { ...stateOf(found, agency), ...saved },
        agency: agency.public,
        message: 'Data updated successfully',
      };
    }),
  ];
}
