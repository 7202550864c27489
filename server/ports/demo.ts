import type { Caller } from './booking';
import type { Services } from './services';

/** Somebody invented. */
export interface DemoPerson {
  readonly title: 'Mr' | 'Mrs' | 'Ms' | 'Miss';
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F';
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

/** Where the payer is reached and lives. */
export interface DemoAddress {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/** A trip as people speak of it; what of it a product sells is the product's to say. */
export interface DemoTrip {
  /** IATA codes of airports. */
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD`; `back` null: one way. */
  readonly out: string;
  readonly back: string | null;
  /** Who travels; the first one pays. */
  readonly party: readonly DemoPerson[];
  readonly home: DemoAddress;
  /** `free`: it can be given back; `later`: it is reserved without a payment. */
  readonly wants: 'any' | 'free' | 'later';
  /** From 0 to 1: of offers that would do, the cheap ones or the better ones. */
  readonly taste: number;
}

/** What the engine is asked for. */
export interface DemoOffer {
  /** As the agency's site shows it. */
  readonly offerId: string;
  /** What the quote and what the booking is asked for. */
  readonly asked: unknown;
  readonly request: unknown;
}

/** How a product takes part in the history of the demo agencies. */
export interface DemoProduct {
  /** How often it is sold, against the other products of an agency. */
  readonly share: number;
  /** Whether it can be reserved without a payment. */
  readonly paysLater: boolean;
  /** Searches at the clock of `services`, as the traveller would; null when nothing of that is sold. */
  readonly find: (
    services: Services,
    caller: Pick<Caller, 'agency' | 'user' | 'signal'>,
    trip: DemoTrip,
  ) => Promise<DemoOffer | null>;
}
