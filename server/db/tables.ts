import type { LetterRefusal } from '@/core/contract/attention';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {} from './types';

type Created = ColumnType<Date, Date | undefined, never>;

export interface AgencyTable {
  id: Generated<string>;
  name: string;
  subdomain: string;
  custom_domain: Generated<string | null>;
  /** Since when its DNS has not proven it any more; null while it does. */
  domain_missing_since: Generated<Date | null>;
  is_platform: Generated<boolean>;
  status: Generated<string>;
  language: Generated<string>;
  currency: Generated<string>;
  is_subscribed: Generated<boolean>;
  /** Hundredths of a percent. */
  markup_bps: Generated<number>;
  /** Instead of it, by product. */
  product_markups: Generated<unknown>;
  /** Minor units of `currency`. */
  fee_minor: Generated<number>;
  /** Instead of it, by product. */
  product_fees: Generated<unknown>;
  /** What protection costs, in hundredths of a percent of the traveller's price; 0: it is not sold. */
  protection_bps: Generated<number>;
  /** What visitors see and the owner edits; read tolerantly, never trusted to be whole. */
  settings: Generated<unknown>;
  version: Generated<number>;
  created_at: Created;
}

export interface UserTable {
  agency_id: string;
  id: Generated<string>;
  /** Lower case. */
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string | null>;
  picture: Generated<string | null>;
  /** IATA code; this and the address are empty until the user fills them in. */
  home_airport: Generated<string>;
  street_address: Generated<string>;
  country: Generated<string>;
  state: Generated<string>;
  city: Generated<string>;
  zip_code: Generated<string>;
  user_type: Generated<string>;
  status: Generated<string>;
  is_restricted: Generated<boolean>;
  /** The sales agent who looks after a client: restricted agents see these clients and no others (G122). */
  agent_id: Generated<string | null>;
  markup_bps: Generated<number | null>;
  product_markups: Generated<unknown>;
  login_count: Generated<number>;
  language: Generated<string | null>;
  navigate_to: Generated<string | null>;
  password_hash: Generated<string | null>;
  email_verified: Generated<boolean>;
  created_at: Created;
}

export interface SessionTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the token; the token itself is stored nowhere (SEC-04). */
  token_hash: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** What the browser said of itself when the session was opened; at most 300 characters. */
  user_agent: string | null;
}

export interface AuditTable {
  agency_id: string;
  id: Generated<number>;
  user_id: string | null;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  at: Created;
}

export interface MailTable {
  agency_id: string;
  id: Generated<string>;
  recipient: string;
  /** The booking that it is about. */
  booking_id: Generated<string | null>;
  subject: string;
  html: string;
  body: string;
  attachments: Generated<unknown>;
  created_at: Date;
  delivered_at: Date | null;
  /** How it left: `smtp`, `mailbox` for the development page, or an agency's own way by its name. */
  transport: string | null;
  /** Carries a link that works like a password; its text is blanked once a mail server has taken it. */
  is_secret: Generated<boolean>;
  /** Somebody asked for it; see `Occasion`. */
  is_asked: Generated<boolean>;
  /** The agency's own address that it came from; null: the platform's. */
  sender: Generated<string | null>;
  /** Why it was not sent: letters to this address bounce, its holder has complained, or a mail server refuses this one. */
  stopped: Generated<string | null>;
  /** Why it is refused, and the server's words. */
  refusal: Generated<LetterRefusal | null>;
  said: Generated<string | null>;
  /** How often it was tried to deliver it. */
  tries: Generated<number>;
  /** In the order in which they were written. */
  nth: GeneratedAlways<string>;
  /** Until when it waits for what its agency may write; see `server/mail/standing.ts`. */
  held_until: Generated<Date | null>;
}

declare module '@/server/db/types' {
  interface Tables {
    agency: AgencyTable;
    app_user: UserTable;
    session: SessionTable;
    audit_log: AuditTable;
    mail: MailTable;
  }
}
