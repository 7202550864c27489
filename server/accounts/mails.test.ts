import { describe, expect, test } from 'vitest';
import { testAgency } from '../testing/agency-record';
import { expectFit } from '../testing/letters';
import { accountDeletedMail, deletionCodeMail } from './end-mails';
import {
  invitationMail,
  passwordChangedMail,
  resetMail,
  secondFactorMail,
  verificationMail,
  welcomeMail,
} from './mails';

const agency = testAgency({
  agencyName: 'Prado & <Filhas>',
  primaryColor: '#ffe600',
  contactEmailId: 'ola@prado.example',
  contactPhoneNumber: '+55 11 5555 0142',
  language: 'pt',
});
const TOKEN = 'tok-en_1';
const EMAIL = 'ana+1@mail.example';
const facts = { firstName: 'Ana', email: EMAIL, token: TOKEN };
const letters = (language: string) => ({
  verify: verificationMail(agency, language, facts),
  reset: resetMail(agency, language, facts),
  changed: passwordChangedMail(agency, language, facts),
  factorOn: secondFactorMail(agency, language, { ...facts, isOn: true }),
  factorOff: secondFactorMail(agency, language, { ...facts, isOn: false }),
  welcome: welcomeMail(agency, language, facts),
  deletion: deletionCodeMail(agency, language, { ...facts, code: 'abcde-fghjk' }),
  deleted: accountDeletedMail(agency, language, { ...facts, open: 0 }),
  deletedWithOpen: accountDeletedMail(agency, language, { ...facts, open: 2 }),
});

describe.each(['en', 'pt', 'es'])('the letters in %s', (language) => {
  test.each(Object.entries(letters(language)))(
    '%s: brand, button and contact, in HTML and in plain text',
    (_, mail) => {
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.html).toContain('background:#ffe600;color:#14181f');
      for (const form of [mail.html, mail.text])
        for (const fact of ['ola@prado.example', '+55 11 5555 0142', 'Ana']) expect(form).toContain(fact);
      expect(mail.text).toContain('https://prado.example/');
    },
  );

  test.each(Object.entries(letters(language)))('%s is fit to send', (name, mail) => {
    expectFit(`account-${name}-${language}`, mail, agency);
  });

  test('the invitation is fit to send', () => {
    const own = testAgency({ ...agency.public, language: language as 'en' });
    const mail = invitationMail(own, { inviter: 'Olivia Moreira', email: EMAIL, token: TOKEN });
    expectFit(`account-invitation-${language}`, mail, own);
  });

  test('no letter has a word of another language', () => {
    const own = Object.values(letters(language)).map(({ text }) => text);
    for (const other of ['en', 'pt', 'es'].filter((each) => each !== language))
      for (const { text } of Object.values(letters(other))) expect(own).not.toContain(text);
  });
});

test('SEC-22 a name is text, never markup, and no second header line', () => {
  const mail = invitationMail(agency, {
    inviter: 'Eve\r\nBcc: all@x.example <script>alert(1)</script>',
    email: EMAIL,
    token: TOKEN,
  });
  expect(mail.html).not.toMatch(/<script|<Filhas>/);
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('R431 the invitation speaks the agency’s language, as nobody knows the reader’s', () => {
  const mail = invitationMail(agency, { inviter: 'Olivia Moreira', email: EMAIL, token: TOKEN });
  expect(mail.subject).toBe('Olivia Moreira convida você para a Prado & <Filhas>');
  expect(mail.text).toContain(
    'https://prado.example/signup?inviteEmail=ana%2B1%40mail.example&invitation=tok-en_1',
  );
});

test('SEC-09 what carries a secret is marked, so that it is not kept', () => {
  const { verify, reset, changed } = letters('en');
  expect([verify.isSecret, reset.isSecret, changed.isSecret]).toEqual([true, true, undefined]);
  expect(changed.text).not.toContain(TOKEN);
});

test('without a first name the greeting has no hole', () => {
  const { text } = verificationMail(agency, 'en', { ...facts, firstName: '' });
  expect(text).toContain('Hello, thank you for signing up');
});
