import type { Logger } from 'pino';
import type { Money } from '@/core/contract';
import type { PaymentGateway } from '../ports/payment';
import type { Audit, Clock, Mailer, Services } from '../ports/services';
import type { AgencyRecord } from '../ports/agency';
import type { Db } from '../db/types';
import type { Call, Failpoint } from './outside/failpoints';
import type { BookingProduct, ProtectionRate } from '../ports/booking';
import type { Stopwatch } from './lease';

export interface Raised {
  readonly agencyId: string;
  readonly bookingId: string;
  readonly state: string;
  readonly why: string;
}

/** What the engine is made of, but for where it keeps its bookings. */
export interface DriverParts {
  readonly clock: Clock;
  /** Measures leases; the time of the process without it. */
  readonly stopwatch?: Stopwatch;
  /** Its `signingSecret` binds offers to the agency they were given at. */
  readonly config: Pick<Services['config'], 'signingSecret'>;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  readonly payments: PaymentGateway;
  /** What can be sold, by the plugin's id. */
  readonly products: ReadonlyMap<string, BookingProduct>;
  /** Protections that may be added to a price, by the id of the plugin that brings them. */
  readonly protections?: ReadonlyMap<string, ProtectionRate>;
  /** Whether an agency takes this way to pay beside cards; without it, none does. */
  readonly takesMethod?: (agency: AgencyRecord, method: string) => boolean;
  /** For bookings that are moved on without a request. */
  readonly agencyById: (agencyId: string) => Promise<AgencyRecord | null>;
  /** Turns the agency's fee into a supplier's currency; without it, a fee needs offers in the agency's own. */
  readonly convert?: (amount: Money, currency: string) => Promise<Money>;
  /** Called when a person has to look at a booking (INV-6): a counter, a pager. */
  readonly onRaise?: (raised: Raised) => void;
  readonly failpoint?: Failpoint;
  readonly timeouts?: Record<Call, number>;
}

/** What the engine is made of. */
export interface EngineParts extends DriverParts {
  readonly db: Db;
  readonly mail: Mailer;
  readonly audit: Audit;
}
