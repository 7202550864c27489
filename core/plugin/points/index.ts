import type { AccountMenuItem } from './account-menu';
import type { ApplicationCard } from './applications';
import type { BookingsList } from './bookings-lists';
import type { CheckoutAddon } from './checkout-addons';
import type { DashboardWidget } from './dashboard-widgets';
import type { LandingPrice } from './landing-prices';
import type { LogWords } from './log-words';
import type { MarkupField } from './markup-fields';
import type { MenuItem } from './menu';
import type { OfficeNotice } from './office-notices';
import type { OfficePage } from './office-pages';
import type { PaletteFinder } from './palette-finders';
import type { PaymentMethod } from './payment-methods';
import type { PeoplePanel } from './people-panels';
import type { SearchForm } from './search-forms';
import type { SettingsPanel } from './settings-panels';
import type { TripCard } from './trips-cards';

/** The places where plugins appear. A new point is a file here with its type, and a line in each of the two lists below. */
export interface ExtensionPoints<Path extends string, Config, Details> {
  menu: MenuItem<Path, Config>;
  'dashboard.widgets': DashboardWidget<Config>;
  'markup.fields': MarkupField<Config, Details>;
  'bookings.lists': BookingsList<Path, Config>;
  'trips.cards': TripCard<Path, Config, Details>;
  'search.forms': SearchForm<Config>;
  'checkout.addons': CheckoutAddon<Config>;
  'payment.methods': PaymentMethod<Config>;
  'settings.panels': SettingsPanel<Config>;
  applications: ApplicationCard<Config>;
  'landing.prices': LandingPrice<Config>;
  'log.words': LogWords<Config>;
  'palette.finders': PaletteFinder<Config>;
  'office.notices': OfficeNotice<Config>;
  'office.pages': OfficePage<Path, Config>;
  'people.panels': PeoplePanel<Config>;
  'account.menu': AccountMenuItem<Path, Config>;
}

export type PointName = keyof ExtensionPoints<string, unknown, unknown>;
/**
 * What each point is for: what sells goes when a product is switched off, what serves stays for as long as there are
 * bookings of it. A record, so that a point that is missing here does not compile.
 */
const POINTS: Readonly<Record<PointName, 'sells' | 'serves'>> = {
  menu: 'sells',
  'dashboard.widgets': 'serves',
  'markup.fields': 'sells',
  'bookings.lists': 'serves',
  'trips.cards': 'serves',
  'search.forms': 'sells',
  'checkout.addons': 'sells',
  'payment.methods': 'sells',
  'settings.panels': 'sells',
  applications: 'sells',
  'landing.prices': 'sells',
  'log.words': 'serves',
  'palette.finders': 'serves',
  'office.notices': 'serves',
  'office.pages': 'serves',
  'people.panels': 'serves',
  'account.menu': 'serves',
};
export const POINT_NAMES = Object.keys(POINTS) as readonly PointName[];
export const isServing = (point: PointName): boolean => POINTS[point] === 'serves';

export type Contributions<Path extends string, Config, Details> = {
  readonly [Point in PointName]?: readonly ExtensionPoints<Path, Config, Details>[Point][];
};

/** One contribution as the host hands it out: with the id of its plugin and that plugin's configuration. */
export type Contribution<Point extends PointName> = ExtensionPoints<string, unknown, unknown>[Point] & {
  readonly plugin: string;
  readonly config: unknown;
};

export * from './account-menu';
export * from './applications';
export * from './bookings-lists';
export * from './checkout-addons';
export * from './dashboard-widgets';
export * from './item';
export * from './landing-prices';
export * from './log-words';
export * from './markup-fields';
export * from './menu';
export * from './office-notices';
export * from './office-pages';
export * from './palette-finders';
export * from './payment-methods';
export * from './people-panels';
export * from './search-forms';
export * from './settings-panels';
export * from './trips-cards';
