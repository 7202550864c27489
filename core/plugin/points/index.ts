import type { ApplicationCard } from './applications';
import type { BookingsList } from './bookings-lists';
import type { CheckoutAddon } from './checkout-addons';
import type { DashboardWidget } from './dashboard-widgets';
import type { MarkupField } from './markup-fields';
import type { MenuItem } from './menu';
import type { PaymentMethod } from './payment-methods';
import type { SearchForm } from './search-forms';
import type { SettingsPanel } from './settings-panels';
import type { TripCard } from './trips-cards';

/** The places where plugins appear. A new point is one file here and one line below. */
export interface ExtensionPoints<Path extends string, Config, Details> {
  menu: MenuItem<Path, Config>;
  'dashboard.widgets': DashboardWidget<Config>;
  'markup.fields': MarkupField<Config, Details>;
  'bookings.lists': BookingsList<Config>;
  'trips.cards': TripCard<Config, Details>;
  'search.forms': SearchForm<Config>;
  'checkout.addons': CheckoutAddon<Config>;
  'payment.methods': PaymentMethod<Config>;
  'settings.panels': SettingsPanel<Config>;
  applications: ApplicationCard<Config>;
}

export type PointName = keyof ExtensionPoints<string, unknown, unknown>;
export const POINT_NAMES: readonly PointName[] = [
  'menu',
  'dashboard.widgets',
  'markup.fields',
  'bookings.lists',
  'trips.cards',
  'search.forms',
  'checkout.addons',
  'payment.methods',
  'settings.panels',
  'applications',
];

export type Contributions<Path extends string, Config, Details> = {
  readonly [Point in PointName]?: readonly ExtensionPoints<Path, Config, Details>[Point][];
};

/** One contribution as the host hands it out: with the id of its plugin and that plugin's configuration. */
export type Contribution<Point extends PointName> = ExtensionPoints<string, unknown, unknown>[Point] & {
  readonly plugin: string;
  readonly config: unknown;
};

export * from './applications';
export * from './bookings-lists';
export * from './checkout-addons';
export * from './dashboard-widgets';
export * from './item';
export * from './markup-fields';
export * from './menu';
export * from './payment-methods';
export * from './search-forms';
export * from './settings-panels';
export * from './trips-cards';
