import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What stands in the gaps of a letter, as people read it. */
export interface Gaps {
  readonly agency: string;
  readonly amount: string;
  readonly balance: string;
  /** The day of which it is the last. */
  readonly day: string;
}

export type LetterKind = 'earned' | 'expiring';

interface Said {
  readonly subject: MessageDescriptor;
  readonly headline: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** What each letter says. */
export const LETTERS: Readonly<Record<LetterKind, (gaps: Gaps) => Said>> = {
  earned: ({ agency, amount, balance }) => ({
    subject: msg`You earned ${amount} at ${agency}`,
    headline: msg`${amount} for your reward wallet`,
    text: msg`Thank you for traveling with ${agency}. Your reward wallet balance is now ${balance}; use it to pay for all or part of your next trip.`,
  }),
  expiring: ({ agency, amount, day }) => ({
    subject: msg`${amount} in your reward wallet expires soon`,
    headline: msg`${amount} expires on ${day}`,
    text: msg`What you earned at ${agency} is good for your next trip. Book by ${day} and pay with your reward wallet.`,
  }),
};

export const AROUND = {
  button: msg`See your reward wallet`,
  otherwise: msg`If the button does not work, copy this address into your browser:`,
  note: ({ agency }: Pick<Gaps, 'agency'>) =>
    msg`You receive this because you have a reward wallet at ${agency}.`,
  help: ({ agency }: Pick<Gaps, 'agency'>) => msg`Questions? ${agency} is here to help.`,
};
