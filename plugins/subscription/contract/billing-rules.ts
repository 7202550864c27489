import { emailProblem, lengthProblem, zipCode } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { z } from 'zod/mini';
import { subscriptionRefusals } from './refusals';
import { signUpProblem } from './sign-up-rules';
import type { BillingDetails } from './subscription';

// What both sides check of billing details: the browser while one types, the server when they come.

export type BillingField = keyof BillingDetails;

/** Two letters of a country with letters and digits behind, or digits as countries group them. */
const VAT_NUMBER = /^(?:[A-Z]{2}[A-Z0-9]{2,13}|\d[\d./-]{6,18}\d)$/;

/** A VAT number as it is kept; null where none was typed. */
export const tidyVat = (typed: string): string | null => typed.replace(/\s/g, '').toUpperCase() || null;

/** What is wrong with a field, or null. */
export function billingProblem(field: BillingField, typed: string): Refusal | null {
  switch (field) {
    case 'legalName':
      return typed.trim() ? lengthProblem(typed, 120) : subscriptionRefusals.legalName;
    case 'email':
      return emailProblem(typed);
    case 'zipCode':
      return z.safeParse(zipCode(), typed).success ? null : fieldRefusals.zipCode;
    case 'vatNumber': {
      const vatNumber = tidyVat(typed);
      return vatNumber === null || VAT_NUMBER.test(vatNumber) ? null : subscriptionRefusals.vatNumber;
    }
    default:
      return signUpProblem(field, typed);
  }
}
