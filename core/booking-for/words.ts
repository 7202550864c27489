import { msg } from '@lingui/core/macro';
import { CLIENT_INACTIVE, CLIENT_NOT_FOUND } from '../contract/booking-for';
import { translatorOf } from '../i18n/server-messages';

/** Why a client cannot be booked for, in the reader's language. */
export const translateClientMessage = translatorOf([
  [CLIENT_NOT_FOUND, msg`This client was not found. Choose another client, or go on without one.`],
  [CLIENT_INACTIVE, msg`This client's account is inactive. Choose another client, or go on without one.`],
]);
