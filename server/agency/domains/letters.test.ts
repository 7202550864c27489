import { expect, test } from 'vitest';
import { testAgency } from '../../testing/agency-record';
import { expectFit } from '../../testing/letters';
import { domainMissingMail, domainReleasedMail } from './letters';

const agency = testAgency({ agencyName: 'Prado & <Filhas>', contactEmailId: 'ola@prado.example' });
const facts = { firstName: 'Ana', domain: 'travel.acme.com' };

test.each(['en', 'pt', 'es'])('the letters about a domain in %s are fit to send', (language) => {
  const letters = {
    missing: domainMissingMail(agency, language, { ...facts, days: 3 }),
    released: domainReleasedMail(agency, language, facts),
  };
  for (const [name, letter] of Object.entries(letters)) {
    expectFit(`domain-${name}-${language}`, letter, agency);
    for (const form of [letter.html, letter.text]) {
      expect(form).toContain('travel.acme.com');
      expect(form).toContain('/settings/website?panel=access');
    }
  }
});
