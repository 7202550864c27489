import { expect, test } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { expectFit } from '@/server/testing/letters';
import { mailLetter } from './letters';

const agency = testAgency({ agencyName: 'Prado & <Filhas>', contactEmailId: 'ola@prado.example' });
const facts = { domain: 'acme.com', sender: 'trips@acme.com' };

test.each(['en', 'pt', 'es'])('the letters about a mail domain in %s are fit to send', (language) => {
  const letters = {
    verified: mailLetter('verified', agency, language, { ...facts, broken_because: null }),
    test: mailLetter('test', agency, language, { ...facts, broken_because: null }),
    ...Object.fromEntries(
      (['records', 'refused', 'silent'] as const).map((because) => [
        `broken-${because}`,
        mailLetter('broken', agency, language, { ...facts, broken_because: because }),
      ]),
    ),
  };
  for (const [name, letter] of Object.entries(letters)) {
    expectFit(`mail-domain-${name}-${language}`, letter, agency);
    for (const form of [letter.html, letter.text]) {
      expect(form).toContain('acme.com');
      expect(form).toContain('/settings/applications/mailgun');
    }
  }
});
