import { answers, fieldNames, refusals } from '@/core/contract/refusal';

/** What the calls of signing up and of the subscription say no with. */
export const subscriptionRefusals = refusals('subscription', {
  subdomain: 'Subdomain is not valid',
  subdomainReserved: 'Agency cannot be created with selected subdomain',
  subdomainMissing: 'Please enter a subdomain',
  agencyName: 'Invalid Agency Name',
  addressLine: 'Invalid Address Line',
  cityName: 'Invalid City Name',
  spaceFirst: 'Space not allowed',
  exists: 'Agency with Subdomain/Name/Domain already exists!',
  brand: 'This name belongs to a well-known firm. Please contact the platform if it is yours.',
  domainNotUsable: 'Agency could not be created with this domain',
  coupon: 'Coupon Code is not valid',
  couponMissing: 'Please enter a valid coupon code',
  couponFailed: 'Something went wrong!',
  couponExists: 'There is already a coupon with this code',
  couponCode: 'A code has 4 to 24 letters, digits and hyphens',
  paidAlready: 'You already paid the subscription',
  paymentFailed: 'Something went wrong during payment, please try again',
  priceChanged: 'The price has changed. Please check it again.',
  notTakingPayments: 'No payments are taken here at the moment. Please contact the platform.',
  sentOtherwise: 'This was already sent with other details. Please reload the page and try again.',
  signUpOver: 'This sign-up has ended. Please start again.',
  entryOver: 'This link has expired or was already used. Please log in.',
  none: 'There is no subscription yet',
  arranged: 'This subscription was arranged with the platform. Please contact it for changes.',
  nothingToPay: 'There is nothing to pay',
  cancelledAlready: 'The subscription is already canceled',
  notCancelled: 'The subscription is not canceled',
  busy: 'The subscription is being paid right now. Please reload the page.',
  settledByHand: 'This was already resolved by hand',
  vatNumber: 'Please enter a valid VAT number',
  legalName: 'Please enter the legal name',
});

/** What they say when they did it. */
export const subscriptionAnswers = answers('subscription', {
  couponTaken: 'The coupon is accepted',
  welcome: 'Your agency is ready',
  paid: 'The subscription is paid',
  cancelled: 'The subscription is canceled. It ends with the period that is paid.',
  resumed: 'The subscription continues',
  cardSaved: 'The card is saved',
  detailsSaved: 'The billing details are saved',
});

/** What people know the fields of its calls by. */
export const subscriptionLabels = fieldNames('subscription.label', {
  couponCode: 'Coupon code',
  legalName: 'Legal name',
  vatNumber: 'VAT number',
  customerServiceEmail: 'Customer service email address',
  customerServicePhone: 'Customer service phone',
  mostUses: 'Maximum uses',
});
