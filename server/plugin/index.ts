import type { ActivatedBy, Language } from '@/core/contract';
import type { Say, WordsOfLog } from '@/core/say/words';
import type { Migration } from '../db/types';
import type { BookingProduct, ProtectionRate } from '../ports/booking';
import type { DemoProduct } from '../ports/demo';
import type { Handler } from '../ports/handle';
import type { DeskParts, Services } from '../ports/services';

/** What a plugin registers on the server. */
export interface ServerPlugin {
  readonly id: string;
  readonly migrations?: readonly Migration[];
  /**
   * The plugin's calls. They answer 404 for an agency that has not switched the plugin on; those of a product that are
   * `servicing` go on answering while the agency has bookings of it.
   */
  readonly handlers: readonly Handler[];
  /** How the booking engine sells this product. Made once at start. */
  readonly product?: (services: DeskParts) => BookingProduct;
  /** How it takes part in the history of the demo agencies; without it none of its bookings are made there. */
  readonly demo?: DemoProduct;
  /** What it adds to the price of any product when a traveller chooses its protection. */
  readonly protection?: ProtectionRate;
  /** What it calls what it writes into an agency's log, the same as on screen, and the words of a language. */
  readonly log?: { readonly words: WordsOfLog; readonly say: (language: Language) => Say };
  /** Runs once per process after the services stand: job handlers, background work. */
  readonly start?: (services: Services) => Promise<void> | void;
  /** Work that a running server does again and again; it must bear being done by several at once, or by none for long. */
  readonly rounds?: readonly {
    readonly everyMs: number;
    readonly run: (services: Services) => Promise<void>;
  }[];
}

export interface ServerPluginEntry {
  readonly id: string;
  readonly activatedBy: ActivatedBy;
  /** Where the product's menu entry leads; only for what a menu entry activates. */
  readonly path?: string;
  readonly plugin: ServerPlugin;
}

export const defineServerPlugin = (plugin: ServerPlugin): ServerPlugin => plugin;
