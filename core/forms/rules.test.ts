import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { Phone } from '../contract/people/person';
import { fieldRefusals } from '../contract/refusals/fields';
import { fieldError, REQUIRED, serverErrors, valueAt, withValue } from './rules';

const form = {
  travellers: [
    { firstName: 'Inês', lastName: 'Lima' },
    { firstName: 'Rui', lastName: 'Lima' },
  ],
  contact: { email: 'ines@example.com' },
};

it('puts what the server found on the fields of the form, with its reason, and drops the rest', () => {
  expect(
    serverErrors(
      ['travellers.1.birthDate', 'contact.email'],
      [
        { path: 'body.travellers[1].birthDate', message: 'no' },
        { path: 'contact.email', ...fieldRefusals.email },
        { path: 'quoteId', message: 'old' },
      ],
    ),
  ).toEqual({ 'travellers.1.birthDate': { message: 'no' }, 'contact.email': fieldRefusals.email });
});

it('changes one field and keeps everything else', () => {
  const changed = withValue(form, 'travellers.1.firstName', 'Tomás');
  expect(valueAt(changed, 'travellers.1.firstName')).toBe('Tomás');
  expect(changed.travellers[0]).toBe(form.travellers[0]);
  expect(changed.contact).toBe(form.contact);
});

it('asks for what may not be left out, in the words of its schema where it has some', () => {
  const day = z.string().check(z.minLength(1, fieldRefusals.birthDate.reason));
  expect(fieldError(z.optional(Phone), ' ')).toBeNull();
  expect(fieldError(z.optional(Phone), 'call me')).toEqual(fieldRefusals.phone);
  expect(fieldError(z.enum(['Mr', 'Ms']), '')).toEqual(REQUIRED);
  expect(fieldError(day, '')).toEqual(fieldRefusals.birthDate);
  expect(fieldError(day, '', REQUIRED)).toEqual(REQUIRED);
});
