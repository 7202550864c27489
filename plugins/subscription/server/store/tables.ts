import type { ColumnType, Generated, Selectable } from 'kysely';
import type { BillingDetails } from '../../contract/subscription';
import type { CouponKind, PlanId } from '../../contract/plans';
import type { SavedCard } from '@/server/ports/billing';
import type { Owed } from '@/server/ports/owed';
import type {} from '@/server/db/types';
import type { Day } from '../plan/days';

type Json<T> = ColumnType<T, unknown, unknown>;
type Nullable<T> = Generated<T | null>;

/** `trialing` and `active` have paid, or need not yet; `past_due` sells on for a while; `ended` sells nothing. */
export type Standing = 'trialing' | 'active' | 'past_due' | 'ended';

interface SubscriptionTable {
  agency_id: string;
  id: Generated<string>;
  standing: Standing;
  plan: PlanId;
  coupon_code: Nullable<string>;
  coupon_kind: Nullable<CouponKind>;
  /** The first day: every period is counted from it. */
  anchor: Day;
  period_index: number;
  period_from: Day;
  period_until: Day;
  cancel_at_end: Generated<boolean>;
  /** Who the gateway knows as the payer. */
  payer: string;
  card: Json<SavedCard>;
  billing: Json<BillingDetails>;
  /** Owed beside the plan, with the next period that is paid. */
  extras: Json<readonly Owed[]>;
  /** Of the renewal that is due: how often it was tried, since when, and why it failed. */
  tries: Generated<number>;
  due_since: Nullable<Day>;
  grace_until: Nullable<Day>;
  failure: Nullable<string>;
  next_try_at: Nullable<Date>;
  /** What the owner was warned of, once each: the end of a card as `YYYY-MM`, the end of the grace. */
  warned_of: Nullable<string>;
  warned_card: Nullable<string>;
  /** When the round has to look at it again; null: never. */
  look_at: Nullable<Date>;
  created_at: Date;
  updated_at: Date;
}

export type AttemptKind = 'sign-up' | 'begin' | 'card' | 'pay-now' | 'renew';
export type AttemptState = 'saving' | 'charging' | 'finishing' | 'undoing' | 'done' | 'failed';

/** What is known of an agency that is being made. */
export interface SignUpFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly agencyName: string;
  readonly customerServicePhone: string;
  readonly customerServiceEmail: string;
  readonly language: string;
}

interface AttemptTable {
  /** Whose host it is asked for on: of a sign-up the platform's own. */
  agency_id: string;
  /** A secret of who pays. */
  id: string;
  kind: AttemptKind;
  state: AttemptState;
  /** Number of writes; every write names the one it read. */
  version: Generated<number>;
  idempotency_key: string;
  request_hash: string;
  plan: PlanId;
  coupon_code: Nullable<string>;
  coupon_kind: Nullable<CouponKind>;
  /** The period that is paid; null where a card is only kept. */
  period_index: Nullable<number>;
  amount_minor: number;
  currency: string;
  payer: string;
  email: string;
  /** Forgotten once the gateway has answered. */
  token: Nullable<string>;
  card: Json<SavedCard | null>;
  payment_ref: Nullable<string>;
  /** Where the holder comes back to; null: nobody is there. */
  return_path: Nullable<string>;
  action_url: Nullable<string>;
  failure: Nullable<string>;
  billing: Json<BillingDetails | null>;
  /** What the amount holds beside the plan. */
  extras: Json<readonly Owed[]>;
  /** Of a sign-up: reserved while it is open. */
  subdomain: Nullable<string>;
  name_key: Nullable<string>;
  facts: Json<SignUpFacts | null>;
  password_hash: Nullable<string>;
  made_agency_id: Nullable<string>;
  made_user_id: Nullable<string>;
  user_id: Nullable<string>;
  entry_until: Nullable<Date>;
  next_try_at: Nullable<Date>;
  waits: Generated<number>;
  created_at: Date;
  updated_at: Date;
  ended_at: Nullable<Date>;
}

interface InvoiceTable {
  agency_id: string;
  id: Generated<string>;
  number: string;
  issued_on: Day;
  period_from: Day;
  period_until: Day;
  amount_minor: number;
  currency: string;
  plan: PlanId;
  months: number;
  /** What the amount holds beside the plan. */
  extras: Json<readonly Owed[]>;
  /** As they were on that day. */
  seller: Json<{ name: string; email: string | null; phone: string | null }>;
  addressee: Json<BillingDetails & { agencyName: string }>;
  card: Json<{ brand: string; last4: string }>;
  payment_ref: string;
  refunded_at: Nullable<Date>;
  created_at: Date;
}

/** `asking`: whether the gateway returns it is not known yet. */
export type RefundState = 'asking' | 'done' | 'refused';

interface RefundTable {
  /** Whose invoice it is; the platform's for money of which there is no invoice. */
  agency_id: string;
  id: Generated<string>;
  invoice_id: Nullable<string>;
  payment_ref: string;
  amount_minor: number;
  currency: string;
  /** Why, as the agency is told. */
  reason: Nullable<string>;
  /** Of the platform; null: it was returned at the gateway. */
  user_id: Nullable<string>;
  state: RefundState;
  /** What the gateway refused it with. */
  said: Nullable<string>;
  /** Number of writes; every write names the one it read. */
  version: Generated<number>;
  waits: Generated<number>;
  next_try_at: Nullable<Date>;
  created_at: Date;
  updated_at: Date;
}

interface CouponTable {
  /** Capitals. */
  code: string;
  kind: CouponKind;
  most_uses: number | null;
  /** Used, and held by sign-ups that are open. */
  uses: Generated<number>;
  last_day: Day | null;
  is_active: Generated<boolean>;
  note: string | null;
  created_at: Date;
}

interface FirstStepsTable {
  agency_id: string;
  ticked: Json<readonly string[]>;
  dismissed_at: Nullable<Date>;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    subscription: SubscriptionTable;
    subscription_attempt: AttemptTable;
    subscription_invoice: InvoiceTable;
    subscription_refund: RefundTable;
    invoice_counter: { year: number; last: number };
    coupon: CouponTable;
    coupon_use: { agency_id: string; code: string; used_at: Date };
    billing_event: { agency_id: string; id: Generated<number>; at: Date; type: string; data: Json<unknown> };
    first_steps: FirstStepsTable;
  }
}

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type AttemptRow = Selectable<AttemptTable>;
export type InvoiceRow = Selectable<InvoiceTable>;
export type RefundRow = Selectable<RefundTable>;
export type CouponRow = Selectable<CouponTable>;
