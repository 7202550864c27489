import { msg } from '@lingui/core/macro';
import { SAMPLE_PERSON } from '../../mail/sample-person';
import type { LetterSample } from '../../ports/letters';
import { GRACE_DAYS } from '../../tenancy/domain';
import { domainMissingMail, domainReleasedMail } from './letters';

const facts = { ...SAMPLE_PERSON, domain: 'travel.example.com' };

/** The letters about an agency's own domain. */
export const domainSamples: readonly LetterSample[] = [
  {
    id: 'domain-missing',
    name: msg`The domain no longer leads here`,
    when: msg`When the records of your own domain are missing.`,
    to: 'owner',
    draw: ({ agency, language }) => domainMissingMail(agency, language, { ...facts, days: GRACE_DAYS }),
  },
  {
    id: 'domain-released',
    name: msg`The site has left the domain`,
    when: msg`When the records of your own domain stay missing.`,
    to: 'owner',
    draw: ({ agency, language }) => domainReleasedMail(agency, language, facts),
  },
];
