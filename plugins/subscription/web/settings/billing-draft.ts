import { type BillingField, tidyVat } from '../../contract/billing-rules';
import type { BillingDetails } from '../../contract/subscription';

/** What is typed: an empty VAT number is none. */
export type BillingDraft = Record<BillingField, string>;

export const draftOf = (known: BillingDetails | null): BillingDraft => ({
  legalName: known?.legalName ?? '',
  email: known?.email ?? '',
  addressLine: known?.addressLine ?? '',
  city: known?.city ?? '',
  state: known?.state ?? '',
  zipCode: known?.zipCode ?? '',
  country: known?.country ?? '',
  vatNumber: known?.vatNumber ?? '',
});

export const detailsOf = ({ vatNumber, ...rest }: BillingDraft): BillingDetails => ({
  ...rest,
  vatNumber: tidyVat(vatNumber),
});
