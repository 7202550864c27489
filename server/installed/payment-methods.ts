import { isActivated } from '@/core/contract';
import type { ServerPluginEntry } from '../plugin';
import { menuDefaults } from '../plugin/servicing';
import type { AgencyRecord } from '../ports/agency';
import type { PaymentGateway } from '../ports/payment';
import type { ChargingMethod } from '../ports/payment-method';
import type { BaseServices } from '../ports/services';
import { sqlSplits } from '../payment/parts/store';
import { withMethods } from '../payment/parts/with-methods';

export interface InstalledMethods {
  readonly payments: PaymentGateway;
  /** Whether the plugin that brings the method is switched on at an agency. */
  readonly takesMethod: (agency: AgencyRecord, method: string) => boolean;
}

/** The gateway with the ways to pay that the installed plugins bring. */
export function installMethods(
  plugins: readonly ServerPluginEntry[],
  services: BaseServices,
): InstalledMethods {
  const defaults = menuDefaults(plugins);
  const brought = plugins.flatMap(({ activatedBy, plugin }) =>
    plugin.payment ? [{ activatedBy, method: plugin.payment(services) }] : [],
  );
  const methods = new Map<string, ChargingMethod>(brought.map(({ method }) => [method.id, method]));
  const { payments: gateway, db, clock } = services;
  return {
    // Payments of a method whose plugin was taken out are still found, and say so.
    payments: withMethods({ gateway, methods, splits: sqlSplits(db), clock }),
    takesMethod: (agency, name) =>
      brought.some(
        ({ activatedBy, method }) => method.id === name && isActivated(activatedBy, agency.public, defaults),
      ),
  };
}
