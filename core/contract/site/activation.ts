import type { Agency, BookingMenuItem } from './agency';

/** Which setting of an agency switches a plugin on. Browser and server use the same rule. */
export type ActivatedBy =
  /** An entry of `bookingMenuItemOptions`, matched by name, letter case ignored (R032, G75). */
  | { menu: string }
  /** An application of the agency, such as an e-mail delivery service. */
  | { application: string }
  /** On for every agency; the plugin's screens carry their own guards. */
  | { always: true }
  /** On for the platform's own agency only. */
  | { platform: true };

/**
 * What an agency does with a plugin: a switch ends selling alone. `serving`: switched off, and bookings of it are still
 * looked after.
 */
export type Activation = 'off' | 'serving' | 'selling';

type AgencySettings = Pick<Agency, 'bookingMenuItemOptions' | 'applications' | 'isPlatform'>;

export interface MenuReading {
  /** Usable entries in the agency's order. */
  items: BookingMenuItem[];
  /** Entries that could not be used, as they came. */
  rejected: unknown[];
}

const asItem = (value: unknown): BookingMenuItem | undefined => {
  if (typeof value === 'string' && value.trim())
    return { name: value.trim(), isActive: true, isDefault: false };
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, isActive, isDefault } = value as Record<string, unknown>;
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return { name: name.trim(), isActive: isActive !== false, isDefault: isDefault === true };
};

/**
 * Reads `bookingMenuItemOptions` tolerantly: strings and objects are accepted, anything else is reported;
 * absent or empty means every product of `defaults`, in that order (R034, G75).
 */
export function readMenu(options: unknown, defaults: readonly string[]): MenuReading {
  const raw = Array.isArray(options) ? options : [];
  const items: BookingMenuItem[] = [];
  const rejected: unknown[] = options == null || Array.isArray(options) ? [] : [options];
  for (const entry of raw) {
    const item = asItem(entry);
    if (!item || items.some((known) => known.name.toLowerCase() === item.name.toLowerCase()))
      rejected.push(entry);
    else items.push(item);
  }
  if (raw.length === 0) items.push(...defaults.map((name) => ({ name, isActive: true, isDefault: false })));
  return { items, rejected };
}

/** Whether the agency's settings switch on what is `activatedBy` this. */
export function isActivated(
  activatedBy: ActivatedBy,
  agency: AgencySettings,
  defaults: readonly string[],
): boolean {
  if ('always' in activatedBy) return true;
  if ('platform' in activatedBy) return agency.isPlatform;
  if ('application' in activatedBy) return agency.applications.includes(activatedBy.application);
  const name = activatedBy.menu.toLowerCase();
  return readMenu(agency.bookingMenuItemOptions, defaults).items.some(
    (item) => item.isActive && item.name.toLowerCase() === name,
  );
}

/** What the agency does with the plugin of this id. Browser and server use the same rule. */
export function activationOf(
  { id, activatedBy }: { readonly id: string; readonly activatedBy: ActivatedBy },
  agency: AgencySettings & Pick<Agency, 'servicing'>,
  defaults: readonly string[],
): Activation {
  if (isActivated(activatedBy, agency, defaults)) return 'selling';
  return agency.servicing?.includes(id) ? 'serving' : 'off';
}
