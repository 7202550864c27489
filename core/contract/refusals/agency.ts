import { refusals } from '../refusal';

/** What is wrong with the settings of an agency's site. */
export const agencyRefusals = refusals('agency', {
  changed: 'The settings were changed in the meantime. Please reload and try again.',
  unknown: 'Agency does not exist',
  subdomain: 'Subdomain cannot be updated',
  productTwice: 'bookingMenuItemOptions: each product may stand once',
  headingMissing: 'Banner heading is required',
  headingWords: 'Banner heading must be between 4 and 30 words',
  subHeadingMissing: 'Sub-heading is required',
  subHeadingWords: 'Sub-heading must be between 5 and 100 words',
  spacesAround: 'No leading or trailing spaces allowed',
  signUpDomain: 'Please enter a valid domain!',
  domainListed: 'This domain is already added!',
  domain: 'This is not a valid domain',
  domainTaken: 'This domain is already taken',
  domainApex: 'Apex domains are not supported (use a host such as www.{host})',
  domainNotLookedUp: 'The domain could not be checked. Please try again in a moment.',
  domainUnproven: 'There is no TXT record at {name} yet. A new record can take up to a day to be visible.',
  domainProvenOtherwise: 'The TXT record at {name} says {found}, which is not the value shown here.',
  domainWithoutRecord:
    'There is no CNAME record for {domain} yet. A new record can take up to a day to be visible.',
  domainElsewhere: '{domain} points to {found}, not to {target}.',
  ssoIncomplete: 'Missing call back url or token key',
  ssoAddress:
    'This address cannot be used: it must start with https, use port 443 and be a host on the public internet',
  ssoKey: 'Token validation body key: letters, digits, dots, _ and -, beginning with a letter',
});
