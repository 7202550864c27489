import type { ActivatedBy, AnyApplication, Language } from '@/core/contract';
import type { PluginEntries, PluginEntry } from '@/core/contract/entry';
import type { Say, WordsOfLog } from '@/core/say/say';
import type { AccountReader } from '../config/account';
import type { Migration, Tx } from '../db/types';
import type { OpensGateway } from '../payment';
import type { CompareBooks } from '../ports/books';
import type { BookingProduct, ProtectionRate } from '../ports/booking';
import type { DemoProduct } from '../ports/demo';
import type { Owed } from '../ports/owed';
import type { OwnData } from '../ports/own-data';
import type { Heard } from '../ports/payment';
import type { ChargingMethod } from '../ports/payment-method';
import type { RawRoute } from '../http/raw';
import type { Handler } from '../ports/handle';
import type { PluginLetters } from '../ports/letters';
import type { MailRoute } from '../ports/mail-route';
import type { BaseServices, MembersFor, Services } from '../ports/services';
import type { SupplierPort } from '../ports/supplier';

/** What a plugin registers on the server. */
export interface ServerPlugin<Id extends string = string> {
  readonly id: Id;
  readonly migrations?: readonly Migration[];
  /** What connectors bring for it; `installPlugins` puts it here. */
  readonly supplies?: readonly Supply[];
  /**
   * The plugin's calls. They answer 404 for an agency that has not switched the plugin on; those of a product that are
   * `servicing` go on answering while the agency has bookings of it.
   */
  readonly handlers: readonly Handler[];
  /** Pictures and the like, which belong to no agency: they are answered on every host, switched on or not. */
  readonly raw?: readonly RawRoute[];
  /** How the booking engine sells this product. Made once at start. */
  readonly product?: (services: BaseServices) => BookingProduct;
  /** How it takes part in the history of the demo agencies; without it none of its bookings are made there. */
  readonly demo?: DemoProduct;
  /** The application that switches it on, with the settings that an agency has for it. */
  readonly application?: AnyApplication;
  /** What follows in the books when an agency switches that application, in the same transaction. */
  readonly onSwitch?: (tx: Tx, agencyId: string, isEnabled: boolean) => Promise<void>;
  /** What it adds to the price of any product when a traveller chooses its protection. */
  readonly protection?: ProtectionRate;
  /** A way to pay beside the gateway's own fields, whole or in part; its screen is a contribution to `payment.methods`. */
  readonly payment?: (services: BaseServices) => ChargingMethod;
  /** An own way for an agency's letters, asked before the platform's. Made once at start. */
  readonly sends?: (services: Services) => MailRoute;
  /** What calls of other machines it answers, such as reports of a service that an agency uses: they prove themselves. */
  readonly hooks?: (services: Services) => readonly RawRoute[];
  /** Looks again at an order of which its supplier has sent word; null: nobody says which. */
  readonly heardOf?: (services: Services, supplier: string, supplierRef: string | null) => Promise<void>;
  /** Whether it is looked after at an agency that has switched it off, where what it sold are not bookings of its own. */
  readonly serves?: (tx: Tx, agencyId: string) => Promise<boolean>;
  /** What it keeps of people, beside their bookings. */
  readonly ownData?: OwnData;
  /** What it is paid beside bookings, compared with the books outside every hour. */
  readonly books?: CompareBooks;
  /** Looks again at a payment that may be its own; called at any time, in any order, and not for everything that happens. */
  readonly heard?: (services: Services, payment: Heard) => Promise<void>;
  /** Puts what another plugin charges an agency onto what that pays the platform next. */
  readonly owed?: (tx: Tx, agencyId: string, owed: Owed) => Promise<void>;
  /** What it calls what it writes into an agency's log, the same as on screen, and the words of a language. */
  readonly log?: { readonly words: WordsOfLog; readonly say: (language: Language) => Say };
  /** Every letter that it sends, to be looked at before one goes out. */
  readonly letters?: PluginLetters;
  /** Runs once per process after the services stand: job handlers, background work. */
  readonly start?: (services: Services) => Promise<void> | void;
  /** Work that a running server does again and again; it must bear being done by several at once, or by none for long. */
  readonly rounds?: readonly {
    readonly everyMs: number;
    readonly run: (services: Services) => Promise<void>;
  }[];
}

/** The suppliers that a connector has for one product, and what it needs for them. */
export interface Supply extends Pick<ServerPlugin, 'migrations' | 'raw' | 'rounds'> {
  /** What calls of the suppliers it answers; `tell` lets the product look again at an order of one of them. */
  readonly hooks?: (services: Services, tell: Tell) => readonly RawRoute[];
  // oxlint-disable-next-line typescript/no-explicit-any -- of whatever product; `supply` has checked them.
  readonly port: SupplierPort<any>;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly members: MembersFor<any>;
}

/** Says that a supplier has sent word of an order; null: nobody says which. */
export type Tell = (supplier: string, supplierRef: string | null) => Promise<void>;

/** Whoever connects the platform with a system that sells or takes payments: a real one, or the embedded one. */
export interface Connector {
  readonly id: string;
  /** How its account is read from the environment; absent where it needs none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- of whatever system
  readonly account?: AccountReader<any>;
  readonly supplies?: readonly Supply[];
  /** Takes payments; of several that are configured the first does. */
  readonly gateway?: OpensGateway;
  /** Of what is no product's. */
  readonly migrations?: readonly Migration[];
}

/** Declares the suppliers of one product. */
export const supply = <One>(
  port: SupplierPort<One>,
  given: Omit<Supply, 'port' | 'members'> & { readonly members: MembersFor<One> },
): Supply => ({ ...given, port });

/** Declares a connector; a deployment has those that are listed in `server/connectors.ts`. */
export const defineConnector = (connector: Connector): Connector => connector;

/** An installed plugin as the server holds it. */
export interface ServerPluginEntry extends Partial<PluginEntry> {
  readonly id: string;
  readonly activatedBy: ActivatedBy;
  readonly plugin: ServerPlugin;
}

/** Declares what a plugin registers on the server. */
export const defineServerPlugin = <const Id extends string>(plugin: ServerPlugin<Id>): ServerPlugin<Id> =>
  plugin;

/** A product's plugin with what connectors bring for it. */
export function connected(plugin: ServerPlugin, connectors: readonly Connector[]): ServerPlugin {
  const supplies = connectors.flatMap((one) =>
    (one.supplies ?? []).filter(({ port }) => port.product === plugin.id),
  );
  if (supplies.length === 0) return plugin;
  const { migrations = [], raw = [], rounds = [], hooks, heardOf } = plugin;
  return {
    ...plugin,
    supplies,
    migrations: [...migrations, ...supplies.flatMap((one) => one.migrations ?? [])],
    raw: [...raw, ...supplies.flatMap((one) => one.raw ?? [])],
    rounds: [...rounds, ...supplies.flatMap((one) => one.rounds ?? [])],
    hooks: (services) => [
      ...(hooks?.(services) ?? []),
      ...supplies.flatMap(
        (one) => one.hooks?.(services, async (...word) => heardOf?.(services, ...word)) ?? [],
      ),
    ],
  };
}

/** What `Services.supplies` answers where these plugins are installed. */
export const suppliesOf =
  (plugins: readonly { readonly plugin: ServerPlugin }[]) =>
  <One>(port: SupplierPort<One>): readonly MembersFor<One>[] =>
    plugins.flatMap(({ plugin }) =>
      (plugin.supplies ?? []).flatMap((one) => (one.port === port ? [one.members] : [])),
    );

/** The installed plugins in the order of their entries; one that is missing or has another id does not compile. */
export const installPlugins = <Entries extends PluginEntries>(
  entries: Entries,
  connectors: readonly Connector[],
  plugins: { readonly [Id in keyof Entries & string]: ServerPlugin<Id> },
): readonly ServerPluginEntry[] =>
  Object.entries(entries).map(([id, entry]) => ({
    id,
    ...entry,
    plugin: connected(plugins[id]!, connectors),
  }));
