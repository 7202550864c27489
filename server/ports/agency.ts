import type { Agency } from '@/core/contract';
import { type AnyApplication, readApplication, type SettingsOf } from '@/core/contract';
import type { ProductFees, ProductMarkups } from '../pricing';

/** The agency as the server knows it; `public` is all that leaves without a session. */
export interface AgencyRecord {
  readonly id: string;
  readonly subdomain: string;
  readonly isActive: boolean;
  /** Origin for links in mails, from the stored domain (SEC-30). */
  readonly origin: string;
  readonly public: Agency;
  readonly pricing: AgencyPricing;
  /** What it set for its applications, by their ids, as stored: read by `settingsIn`. */
  readonly applicationSettings?: Readonly<Record<string, unknown>>;
}

/** What the agency adds to a supplier's price. Percentages in hundredths (1250 = 12.5 %). */
export interface AgencyPricing {
  readonly markupBasisPoints: number;
  /** Instead of it, by product. */
  readonly productMarkups?: ProductMarkups;
  /** A booking's, in minor units of `currency`: see `feeFor`. */
  readonly feeMinor: number;
  /** Instead of it, by product. */
  readonly productFees?: ProductFees;
  /** Of the traveller's price; 0: protection is not sold. Apart from the markup of agency and user (G71). */
  readonly protectionBasisPoints?: number;
  readonly currency: string;
}

/** What an agency set for one of its applications; a default for each that it never touched. */
export const settingsIn = <Of extends AnyApplication>(
  { applicationSettings }: Pick<AgencyRecord, 'applicationSettings'>,
  application: Of,
): SettingsOf<Of> => readApplication(application, applicationSettings?.[application.id]) as SettingsOf<Of>;
