import { emailProblem, zipCode } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { safeParse } from 'zod/mini';
import { subscriptionRefusals } from '../../contract/refusals';
import { signUpProblem } from '../../contract/sign-up-rules';
import type { BillingDetails } from '../../contract/subscription';

/** What is typed: an empty VAT number is none. */
export type BillingDraft = { [Field in keyof BillingDetails]: string };
export type BillingField = keyof BillingDraft;

/** Two letters of a country with letters and digits behind, or digits as countries group them. */
const VAT_NUMBER = /^(?:[A-Z]{2}[A-Z0-9]{2,13}|\d[\d./-]{6,18}\d)$/;

const tidyVat = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** What is wrong with a field, in the server's words, or null. */
export function billingProblem(field: BillingField, typed: string): Refusal | null {
  switch (field) {
    case 'legalName':
      return typed.trim() ? null : subscriptionRefusals.legalName;
    case 'email':
      return emailProblem(typed);
    case 'zipCode':
      return safeParse(zipCode(), typed).success ? null : fieldRefusals.zipCode;
    case 'vatNumber':
      return !typed.trim() || VAT_NUMBER.test(tidyVat(typed)) ? null : subscriptionRefusals.vatNumber;
    default:
      return signUpProblem(field, typed);
  }
}

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
  vatNumber: tidyVat(vatNumber) || null,
});
