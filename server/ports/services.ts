import type { Language } from '@/core/contract';
import type { LoggedAction } from '@/core/contract/logged';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Budget } from './budget';
import type { BookingEngine, BookingProduct } from './booking';
import type { Db, Tx } from '../db/types';
import type { Dns } from './dns';
import type { Lines } from './lines';
import type { LogoOf } from './logo';
import type { Owed } from './owed';
import type { PaymentGateway } from './payment';
import type { AgencyRecord } from './agency';
import type { Member, SupplierPort } from './supplier';

/** Time as a dependency, so that tests and simulations own it. */
export interface Clock {
  now(): Date;
}

/** Work that outlives the request: stored in the database, retried, handled at least once. */
export interface Jobs {
  /**
   * Enqueued inside the transaction: no commit, no job. `key`: one waiting job for each; `isLast`: one of many, which lets
   * all others of its name go first.
   */
  enqueue(
    tx: Tx,
    name: string,
    data: unknown,
    options?: { runAt?: Date; key?: string; isLast?: boolean },
  ): Promise<void>;
  /**
   * Handlers are run again after a failure, or a crash: they must be idempotent. Whose effect stands in the database alone ends
   * its job in the same transaction, by `done`, and happens once.
   */
  handle(name: string, run: (data: unknown, done: (tx: Tx) => Promise<void>) => Promise<void>): void;
}

/**
 * Bulk work that somebody has begun: many things to do, written down with what wants them done. It is done piece by piece, at
 * the pace that leaves room for everybody's requests, agencies in turn, and whoever has begun it sees how far it is and may
 * stop it (`runningTasks`, `stopTask`).
 */
export interface Bulk {
  /** Has `items` done, in their order, by whoever handles `kind`; `task` puts them behind those of one that was begun. Returns its id. */
  begin(
    tx: Tx,
    task: {
      agencyId: string;
      /** Who sees and may stop it. */
      userId: string | null;
      kind: string;
      items: readonly string[];
      task?: string | undefined;
    },
  ): Promise<string>;
  /**
   * `ready` answers, outside of any transaction, with what does one item inside the transaction that notes it as done, once and
   * no more; or with null when the agency has to wait for a second.
   */
  handle(
    kind: string,
    ready: (agencyId: string) => Promise<((tx: Tx, item: string) => Promise<void>) | null>,
  ): void;
}

export interface MailMessage {
  /** For who looks later at what became of it; any other without it. */
  id?: string;
  agencyId: string;
  to: string;
  /** The booking that it is about. */
  bookingId?: string;
  subject: string;
  html: string;
  text: string;
  /** `content` is text, such as a calendar file, or bytes in base64. */
  attachments?: {
    filename: string;
    contentType: string;
    content: string;
    encoding?: 'base64';
    /** A picture that is shown inside the letter, as `cid:…`; not one to keep. */
    cid?: string;
  }[];
  /** It carries a link that works like a password: nothing of it is kept once a mail server has taken it. */
  isSecret?: boolean;
  /** Of bulk work: letters that somebody waits for go first. */
  isOneOfMany?: boolean;
}

/**
 * Why a letter goes out. Somebody `asked` for it by a call, with an address that may be anybody's; such a call was admitted
 * by `mayAsk` before and its letter is `promised`: it counts, and is not refused any more; or it follows from what
 * `happened` to the recipient's own account, client or paid booking.
 */
export type Occasion = 'asked' | 'promised' | 'happened';

export interface Mailer {
  /**
   * Puts the message into the outbox within the transaction; a job delivers it. Throws HttpError 429 when letters were asked
   * for too often today, for this address or about this booking.
   */
  send(tx: Tx, message: MailMessage, occasion: Occasion): Promise<void>;
  /** Whether a letter may be asked for: for work before it, and where nobody may learn that it may not. `most` a day. */
  mayAsk(tx: Tx, asked: Pick<MailMessage, 'agencyId' | 'to' | 'bookingId'>, most?: number): Promise<boolean>;
}

export interface Audit {
  /** Appends who did what, before and after (SEC-44). */
  record(
    tx: Tx,
    entry: {
      agencyId: string;
      userId: string | null;
      action: LoggedAction;
      subject: string;
      before?: unknown;
      after?: unknown;
    },
  ): Promise<void>;
}

/** What the installed plugins call what stands in a log, in one language; null for what none of them has words for. */
export interface LogNames {
  /** What a plugin's server wrote down. */
  readonly logged: (name: string) => string | null;
  /** A product by its id or its name in menus. */
  readonly product: (name: string) => string | null;
  /** Where a booking stands. */
  readonly status: (word: string) => string | null;
}

export interface Services {
  readonly config: Config;
  /** For work without a request; null when there is no such agency. */
  readonly agencyById: (agencyId: string) => Promise<AgencyRecord | null>;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Db;
  readonly dns: Dns;
  readonly lines: Lines;
  readonly jobs: Jobs;
  readonly bulk: Bulk;
  readonly mail: Mailer;
  readonly audit: Audit;
  readonly logoOf: LogoOf;
  readonly payments: PaymentGateway;
  /** The suppliers that the installed connectors bring for a port, in their order; see `poolOf`. */
  readonly supplies: <One>(port: SupplierPort<One>) => readonly MembersFor<One>[];
  /** Charges an agency for something beside its plan, once, with what it pays next; see `Owed`. */
  readonly owe: (tx: Tx, agencyId: string, owed: Owed) => Promise<void>;
  /** What a name may be tried for each key in so many seconds. Not to be asked inside a transaction. */
  readonly budget: (name: string, points: number, seconds: number) => Budget;
  readonly bookings: BookingEngine;
  /** The products that an agency has switched on and whose bookings the engine keeps. */
  readonly soldBy: (agency: AgencyRecord) => readonly BookingProduct[];
  /** The same and those that it has switched off and has bookings of: whoever lists, sums up or opens bookings goes by these. */
  readonly lookedAfterBy: (agency: AgencyRecord) => readonly BookingProduct[];
  /** The id of the product that a category names: by that, or as menus do (`Air Travel`), letter case ignored; else what came. */
  readonly productNamed: (category: string) => string;
  /** What the installed plugins call what stands in a log. */
  readonly namesIn: (language: Language) => LogNames;
}

/** Makes the suppliers of a connector for one process, by its clock; none where it is not configured. */
export type MembersFor<One> = (services: SupplyServices) => readonly Member<One>[];

/** What suppliers are made of. */
export type SupplyServices = Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>;

/** What the suppliers of a product are found by. */
export type Supplied = SupplyServices & Pick<Services, 'supplies'>;

/** What selling is made of; it goes by the clock that is in it. */
export type BaseServices = Omit<
  Services,
  'bookings' | 'soldBy' | 'lookedAfterBy' | 'productNamed' | 'namesIn'
>;
