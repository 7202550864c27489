import { answers, refusals } from '@/core/contract/refusal';

/** What the calls of mail delivery say no with (S2 §5, §8). */
export const mailRefusals = refusals('mail-delivery', {
  sender: 'Invalid sender email. Must be include domain name.',
  domain: 'Enter a domain such as example.com',
  domainTaken: 'This domain is already taken',
  otherDomain: 'Emails already come from another domain. Delete it first.',
  none: 'Mailgun configuration not found',
  disabled: 'Mailgun service is disabled',
  notVerified: 'The domain is not verified yet',
  keyMissing: 'Please enter the API key',
  keyRefused: 'Mailgun does not accept this API key in this region',
  priceNotAccepted: 'Please accept the price of using your own key',
  wayClosed: 'The platform has no mail service of its own here. Use your own key or mail server.',
  serverMissing: 'Please enter the mail server',
  serverHost: 'The mail server must be a host on the public internet',
  serverPlain: 'The mail server does not encrypt on this port. Try another port, or ask its provider.',
  serverRefused: 'The mail server does not accept this user name and password',
  serverUnreachable: 'The mail server could not be reached',
  unreachable: 'The mail service could not be reached. Please try again in a moment.',
  checkedJustNow: 'The records were checked just now. Please try again in a minute.',
  unknownAddress: 'Nothing keeps emails from this address',
});

/** What they say when they did it. */
export const mailAnswers = answers('mail-delivery', {
  testSent: 'The test email is on its way',
  allowed: 'Emails go to this address again',
});
