import { isActivated } from '@/core/contract';
import type { ServerPluginEntry } from '../plugin';
import { menuDefaults } from '../plugin/servicing';
import type { MailRoute } from '../ports/mail-route';
import type { Services } from '../ports/services';

/** The ways for letters that the installed plugins bring: the first of those that the agency has switched on is asked. */
export function installRoutes(plugins: readonly ServerPluginEntry[], services: Services): MailRoute {
  const defaults = menuDefaults(plugins);
  const brought = plugins.flatMap(({ activatedBy, plugin }) =>
    plugin.sends ? [{ activatedBy, route: plugin.sends(services) }] : [],
  );
  return async (agency, letter) => {
    const own = brought.find(({ activatedBy }) => isActivated(activatedBy, agency.public, defaults));
    return own ? own.route(agency, letter) : { kind: 'elsewhere' };
  };
}
