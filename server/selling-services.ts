import { type Activation, isActivated } from '@/core/contract';
import {
  createBookingEngine,
  type BookingProduct,
  type EngineParts,
  type ProtectionRate,
  type RecoveringEngine,
} from './booking';
import type { ServerPluginEntry } from './plugin';
import { productsOf } from './profile/done-lately';
import { convert } from './reference';
import { logNames } from './log-names';
import { menuDefaults } from './plugin/servicing';
import type { AgencyRecord } from './ports/agency';
import type { BaseServices, Services } from './ports/services';

export interface SellingServices {
  readonly bookings: RecoveringEngine;
  /** Everything that is sold, by the plugin's id. */
  readonly products: ReadonlyMap<string, BookingProduct>;
  readonly soldBy: Services['soldBy'];
  readonly lookedAfterBy: Services['lookedAfterBy'];
  readonly productNamed: Services['productNamed'];
  readonly namesIn: Services['namesIn'];
}

/** The same product, whose letters come without files. */
function withoutFiles(product: BookingProduct): BookingProduct {
  const { confirmationMail } = product;
  return confirmationMail
    ? {
        ...product,
        confirmationMail: (booking, agency) => confirmationMail(booking, agency, { files: false }),
      }
    : product;
}

/** What the installed plugins sell and the engine that sells it. */
export function sellingServices(
  parts: BaseServices,
  plugins: readonly ServerPluginEntry[],
  {
    files = true,
    ...options
  }: Pick<EngineParts, 'failpoint' | 'onRaise' | 'takesMethod'> & {
    /** Whether letters come with what is printed or put into a calendar; drawing it is the dearest part of a sale. */
    readonly files?: boolean;
  } = {},
): SellingServices {
  const products = new Map<string, BookingProduct>();
  const protections = new Map<string, ProtectionRate>();
  for (const { id, activatedBy, plugin } of plugins) {
    const { product, protection } = plugin;
    if (product) products.set(id, files ? product(parts) : withoutFiles(product(parts)));
    if (protection)
      protections.set(id, (agency: AgencyRecord) =>
        isActivated(activatedBy, agency.public, menuDefaults(plugins)) ? protection(agency) : null,
      );
  }
  const named = new Map(
    plugins.flatMap(({ id, activatedBy }) =>
      products.has(id)
        ? [id, ...('menu' in activatedBy ? [activatedBy.menu] : [])].map((name) => [name.toLowerCase(), id])
        : [],
    ) as [string, string][],
  );
  const having = (does: readonly Activation[]) => {
    const idsOf = productsOf(plugins, does);
    return (agency: AgencyRecord) => idsOf(agency).flatMap((id) => products.get(id) ?? []);
  };
  return {
    products,
    bookings: createBookingEngine({
      ...parts,
      ...options,
      products,
      protections,
      convert: async (amount, currency) => convert(amount, currency),
    }),
    soldBy: having(['selling']),
    lookedAfterBy: having(['selling', 'serving']),
    productNamed: (category) => named.get(category.trim().toLowerCase()) ?? category,
    namesIn: logNames(plugins, products),
  };
}
