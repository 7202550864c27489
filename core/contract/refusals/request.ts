import { refusals } from '../refusal';

/** What is wrong with a call, whatever it is about. */
export const requestRefusals = refusals('request', {
  failed: 'Something went wrong',
  interrupted: 'We were interrupted for a moment. Please try again.',
  interruptedUnsure:
    'We were interrupted and do not know whether this was done. Please check before you try again.',
  notFound: 'Data not found',
  agencyNotFound: 'Agency not found',
  unknownCall: 'There is no such call',
  wrongMethod: 'Use {methods}',
  authKey: 'The auth-key header is missing or wrong',
  secretCode: 'The secret-code header is missing or wrong',
  idempotencyKey: 'idempotency-key: 8 to 100 letters, digits, _ or -',
  notValid: 'Not valid',
  notAllowed: 'You are not allowed to do this',
  sessionOver: 'Your session has expired, Please login again.',
  logInFirst: 'Please log in to search',
  notSelling: 'Searching and booking are not open here at the moment.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  enoughLetters: 'Enough letters have been sent there today. Please try again tomorrow.',
  tooLarge: 'The request is too large: at most {limit} KiB are accepted',
  notJson: 'The body is not valid JSON',
  tooDeep: 'The body is nested too deeply',
  contentType: 'The body must be sent as application/json',
  text: 'This text has characters that cannot be stored',
  unknownField: 'This field is not known',
  onceOnly: 'This field may be given once only',
  noBody: 'This call takes no body',
  invalid: 'The request is not valid',
  field: '{field}: {problem}',
  language: 'lang: choose en, pt or es',
});
