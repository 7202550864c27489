import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { settingKind } from '../site/setting';
import { isEmail, mailLink } from './email';
import { Email, emailAddress } from './person';

const OF_NOBODY = [
  'maria,souza@probe.example',
  'maria;souza@probe.example',
  'maria@probe.example,souza@probe.example',
  'maria@probe.example; souza@probe.example',
  'souza <maria@probe.example>',
  '<maria@probe.example>',
  '"maria souza"@probe.example',
  'maria@probe.example?bcc=souza@probe.example',
  'team:maria@probe.example',
  'maria(souza)@probe.example',
  'maria\\@probe.example',
  'maria@@probe.example',
  'maria souza@probe.example',
  'maria@probe.example\nBcc: souza@probe.example',
  '.maria@probe.example',
  'maria.@probe.example',
  'ma..ria@probe.example',
  'maria@probe',
  'maria@-probe.example',
  'maria@pro_be.example',
  'maria@probe.example.',
  '@probe.example',
  `${'m'.repeat(250)}@p.example`,
];
const OF_SOMEBODY = [
  'maria@probe.example',
  "o'neil+trips@mail.agency.co.uk",
  'MARIA.souza_1@Probe.Example',
  'jürgen@probe.example',
  'a!#$%&*/=?^`{|}~-b@p.example',
];

describe('one rule for every address', () => {
  it.each(OF_NOBODY)('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
    expect(z.safeParse(Email, text).error?.issues[0]?.message).toBe('field.email');
  });
  it.each(OF_SOMEBODY)('%j is one', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(z.parse(Email, text)).toBe(text);
  });
  it('as it was pasted, it has nothing around or in it that nobody sees', () => {
    expect(z.parse(Email, '\ufeff ma\u200bria@probe.example\u00a0')).toBe('maria@probe.example');
    expect(isEmail('ma\u200bria@probe.example')).toBe(false);
  });
  it('an empty one is missed in the words of its form', () => {
    expect(z.safeParse(emailAddress('Who?'), ' ').error?.issues.map(({ message }) => message)).toEqual([
      'Who?',
    ]);
  });
  it('R404 a setting that is one is drawn as one', () => {
    expect(settingKind(z._default(Email, 'a@b.example'))).toMatchObject({ type: 'text', isEmail: true });
  });
});

it('R046 a link is to one address, whatever its signs', () => {
  expect(mailLink('hello@x.example')).toBe('mailto:hello@x.example');
  expect(mailLink('x?cc=y&z@x.example')).toBe('mailto:x%3Fcc%3Dy%26z@x.example');
  for (const none of ['x@y?bcc=z', 'x,y@z.example', null]) expect(mailLink(none)).toBeNull();
});
