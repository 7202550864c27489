import { json } from '../db/json';
import type { Tx } from '../db/types';
import '../db/tables';
import type { AgencySettings } from './record';

export interface NewAgency {
  name: string;
  /** G99: letters, digits and inner dashes. */
  subdomain: string;
  isPlatform?: boolean;
  status?: string;
  language?: string;
  currency?: string;
  isSubscribed?: boolean;
  /** Hundredths of a percent. */
  markupBasisPoints?: number;
  /** Minor units. */
  feeMinor?: number;
  /** Hundredths of a percent of the traveller's price. */
  protectionBasisPoints?: number;
  settings?: AgencySettings & Record<string, unknown>;
}

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  userType: string;
  isRestricted?: boolean;
  loginCount?: number;
  language?: string;
  passwordHash: string;
}

/** Writes an agency; returns its id. Needs a transaction across agencies. */
export async function createAgency(tx: Tx, agency: NewAgency): Promise<string> {
  const { id } = await tx
    .insertInto('agency')
    .values({
      name: agency.name,
      subdomain: agency.subdomain,
      is_platform: agency.isPlatform ?? false,
      status: agency.status ?? 'Active',
      language: agency.language ?? 'en',
      currency: agency.currency ?? 'USD',
      is_subscribed: agency.isSubscribed ?? true,
      markup_bps: agency.markupBasisPoints ?? 0,
      fee_minor: agency.feeMinor ?? 0,
      protection_bps: agency.protectionBasisPoints ?? 0,
      settings: json(agency.settings ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a user whose address counts as verified; returns its id. */
export async function createUser(tx: Tx, agencyId: string, user: NewUser): Promise<string> {
  const { id } = await tx
    .insertInto('app_user')
    .values({
      agency_id: agencyId,
      email: user.email.trim().toLowerCase(),
      first_name: user.firstName,
      last_name: user.lastName,
      user_type: user.userType,
      is_restricted: user.isRestricted ?? false,
      login_count: user.loginCount ?? 0,
      language: user.language ?? null,
      password_hash: user.passwordHash,
      email_verified: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
