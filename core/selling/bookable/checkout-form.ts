import type { MessageDescriptor } from '@lingui/core';
import { safeParse, z } from 'zod/mini';
import { Guest } from '../../contract/bookings/bookable-parts';
import { problemOf, toldOf, UNSAID } from '../../contract/problem';
import type { Said } from '../../contract/refusal';
import { fieldError, filledIn, REQUIRED, textShape, valueAt, type FormRules } from '../../forms/rules';
import type { KnownUser } from '../client/use-client-details';
import type { Asked } from '../../fields/AskedFields';
import { prefilled } from '../checkout/travelers/prefill';

type Typed = Readonly<Record<string, string>>;

/** What a product asks of who books beside the guest, below the guest's fields. */
export interface RequestFields<Offer, Request> {
  title: MessageDescriptor;
  note?: MessageDescriptor;
  /** Under the names of what `toRequest` is given. */
  fields: (offer: Offer) => Asked;
  /** What was typed as the contract wants it; its schema judges it. */
  toRequest: (typed: Typed) => Request;
}

const GUEST_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export interface PlainForm {
  guest: Record<(typeof GUEST_FIELDS)[number], string>;
  request: Typed;
}

/** What a draft of the form looks like. */
export const plainShape = (asked: Asked): z.ZodMiniType<PlainForm> =>
  z.object({ guest: textShape(GUEST_FIELDS), request: textShape(Object.keys(asked)) });

/** The form with what is known: most people book for themselves. */
export function plainInitial(user: KnownUser | null, asked: Asked): PlainForm {
  const { firstName, lastName, contact } = prefilled(user);
  const request = Object.fromEntries(Object.keys(asked).map((name) => [name, '']));
  return { guest: { firstName, lastName, ...contact }, request };
}

/** What the schema of the request finds wrong with one field of it. */
function requestError(schema: z.core.$ZodType, request: unknown, name: string, typed: string): Said | null {
  const issue = safeParse(schema, request, UNSAID)
    .error?.issues.flatMap(toldOf)
    .find(({ path }) => path[0] === name);
  if (!issue) return null;
  return typed.trim() ? problemOf(issue) : REQUIRED;
}

/** The rules of the form: those of the contract. */
export const plainRules = (
  schema: z.core.$ZodType,
  toRequest: (typed: Typed) => unknown,
): FormRules<PlainForm> => ({
  paths: ({ request }) => [
    ...GUEST_FIELDS.map((field) => `guest.${field}`),
    ...Object.keys(request).map((name) => `request.${name}`),
  ],
  error: (form, path) => {
    const value = valueAt(form, path);
    const [part, name] = path.split('.') as [string, string];
    return part === 'guest'
      ? fieldError(Guest.shape[name as keyof Guest], value)
      : requestError(schema, toRequest(form.request), name, value);
  },
});

/** The guest of a valid form as the booking call wants it. */
export const toGuest = ({ guest }: PlainForm) => filledIn(guest) as Guest;
