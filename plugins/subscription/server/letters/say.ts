import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LetterKind } from './tell';

/** What stands in the gaps of a letter, as people read it. */
export interface Gaps {
  readonly agency: string;
  readonly platform: string;
  readonly amount: string;
  /** The day of the next charge, or on which the site stops selling. */
  readonly day: string;
  readonly card: string;
  readonly reason: string;
  /** Number of the invoice that it is about, and why it was returned; empty where nobody said. */
  readonly invoice: string;
  readonly why: string;
}

interface Said {
  readonly subject: MessageDescriptor;
  readonly headline: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly button: MessageDescriptor;
  /** Path on the agency's site. */
  readonly path: string;
}

const PAYMENT = '/settings/payment';

/** What each letter says. */
export const LETTERS: Readonly<Record<LetterKind, (gaps: Gaps) => Said>> = {
  welcome: ({ agency, platform, amount, day }) => ({
    subject: msg`${agency} is open`,
    headline: msg`Welcome to ${platform}`,
    text: msg`The subscription of ${agency} has started. The next payment is ${amount} on ${day}.`,
    button: msg`Open your site`,
    path: '/login',
  }),
  receipt: ({ agency, amount, day }) => ({
    subject: msg`Receipt for the subscription of ${agency}`,
    headline: msg`Thank you`,
    text: msg`The subscription of ${agency} is paid. The invoice is attached. The next payment is ${amount} on ${day}.`,
    button: msg`See payments`,
    path: PAYMENT,
  }),
  unpaid: ({ agency, amount, day, card, reason }) => ({
    subject: msg`The subscription of ${agency} could not be charged`,
    headline: msg`The payment of ${amount} failed`,
    text: msg`${card}: ${reason} We will try again over the next few days. Your site keeps selling until ${day}; pay now or save another card, and nothing changes.`,
    button: msg`Pay now`,
    path: PAYMENT,
  }),
  'warn-card': ({ agency, amount, day, card }) => ({
    subject: msg`The card of ${agency} is about to expire`,
    headline: msg`Please save another card`,
    text: msg`${card} expires before the next payment of ${amount} on ${day}.`,
    button: msg`Save another card`,
    path: PAYMENT,
  }),
  'warn-last': ({ agency, amount, day }) => ({
    subject: msg`${agency} stops selling on ${day}`,
    headline: msg`Last reminder`,
    text: msg`The payment of ${amount} for the subscription of ${agency} is still due. On ${day} your site stops selling. Existing trips are looked after as before.`,
    button: msg`Pay now`,
    path: PAYMENT,
  }),
  ended: ({ agency }) => ({
    subject: msg`The subscription of ${agency} has ended`,
    headline: msg`The subscription has ended`,
    text: msg`Nobody can search or book at ${agency} anymore, and nothing is charged. Existing trips are looked after as before. You can start again at any time.`,
    button: msg`Start again`,
    path: '/subscription',
  }),
  cancelled: ({ agency, day }) => ({
    subject: msg`The subscription of ${agency} is canceled`,
    headline: msg`The subscription is canceled`,
    text: msg`Your site sells until ${day}, and nothing more is charged. Until then you can undo this.`,
    button: msg`See the subscription`,
    path: PAYMENT,
  }),
  refunded: ({ agency, platform, amount, card, invoice, why }) => ({
    subject: msg`${amount} refunded for the subscription of ${agency}`,
    headline: msg`Your refund of ${amount} is on its way`,
    text: why
      ? msg`${platform} has refunded ${amount} of invoice ${invoice} to ${card}: “${why}”. Your bank may take a few days to show it. The subscription itself stays as it is.`
      : msg`${platform} has refunded ${amount} of invoice ${invoice} to ${card}. Your bank may take a few days to show it. The subscription itself stays as it is.`,
    button: msg`See the invoices`,
    path: PAYMENT,
  }),
};

export const AROUND = {
  otherwise: msg`If the button does not work, copy this address into your browser:`,
  note: ({ agency }: Gaps) => msg`You receive this as the owner of ${agency}.`,
  help: ({ platform }: Gaps) => msg`Questions? ${platform} is here to help.`,
};

/** What the bank said of a card. */
export const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  declined: msg`The card was declined.`,
  'insufficient-funds': msg`The card has insufficient funds.`,
  'expired-card': msg`The card has expired.`,
  'authentication-failed': msg`The payment was not confirmed.`,
  'authentication-required': msg`Your bank wants you to confirm the payment.`,
};
