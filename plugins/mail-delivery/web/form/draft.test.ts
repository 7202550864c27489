import { describe, expect, it } from 'vitest';
import type { MailDomain } from '../../contract/delivery';
import { bodyOf, type Draft, draftOf, problemsOf } from './draft';

const empty = draftOf({ isPlatformOpen: true, domain: null });
const right: Draft = { ...empty, domain: 'mail.serra.example', senderEmail: 'hello@mail.serra.example' };
const saying = (draft: Draft) =>
  Object.fromEntries(
    Object.entries(problemsOf(draft, 'caravel.example', null)).map(([name, { message }]) => [name, message]),
  );

describe('the form of a mail domain', () => {
  it('R408 G97 refuses a sender of another domain, and takes one below it', () => {
    expect(saying(right)).toEqual({});
    expect(saying({ ...right, senderEmail: 'hello@eu.mail.serra.example' })).toEqual({});
    expect(saying({ ...right, senderEmail: 'hello@serra.example' })).toEqual({
      senderEmail: 'Invalid sender email. Must be include domain name.',
    });
    expect(saying({ ...right, senderEmail: 'hello@notmail.serra.example' })).toEqual({
      senderEmail: 'Invalid sender email. Must be include domain name.',
    });
  });

  it('R409 R410 wants the key and that its price is accepted', () => {
    const own: Draft = { ...right, way: 'mailgun' };
    expect(Object.keys(saying(own))).toEqual(['apiKey', 'isPriceAccepted']);
    expect(saying({ ...own, apiKey: 'key-1', isPriceAccepted: true })).toEqual({});
  });

  it('wants server, name and password of an own mail server, unless the password is kept for them', () => {
    const own: Draft = { ...right, way: 'smtp' };
    expect(saying(own)).toEqual({
      host: 'Please enter the mail server',
      user: 'Field is required',
      password: 'Password Required',
    });
    const known: Draft = { ...own, host: 'smtp.serra.example', user: 'serra' };
    const saved = { smtp: { host: 'smtp.serra.example', port: 465, user: 'serra' } } as MailDomain;
    expect(problemsOf(known, 'caravel.example', saved)).toEqual({});
    expect(Object.keys(problemsOf({ ...known, user: 'other' }, 'caravel.example', saved))).toEqual([
      'password',
    ]);
  });

  it('sends nothing of another way and no empty secret', () => {
    expect(bodyOf({ ...right, apiKey: 'left over', host: 'left.example' })).toEqual({
      domain: 'mail.serra.example',
      senderEmail: 'hello@mail.serra.example',
      way: 'platform',
    });
    expect(bodyOf({ ...right, way: 'smtp', host: ' smtp.serra.example ', user: 'a' })).toMatchObject({
      smtp: { host: 'smtp.serra.example', port: 465, user: 'a' },
    });
  });
});
