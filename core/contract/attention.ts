/** Why somebody of the agency's staff has to look at something. */
export const ATTENTION_KINDS = [
  /** A supplier was asked and has not told for a quarter of an hour. */
  'order-in-doubt',
  /** The same of whoever moves the money. */
  'payment-in-doubt',
  /** Money that is held and that the gateway refuses to release. */
  'money-not-released',
  /** A refund that the gateway refuses. */
  'money-not-returned',
  /** What the supplier refuses to take back, or has not said that it took back. */
  'order-not-given-back',
  /** A supplier has something that no booking here stands for. */
  'order-unowned',
  /** The supplier has cancelled what it had sold, or changed it. */
  'supplier-cancelled',
  'supplier-changed',
  /** Confirmed, and the letter that says so could not be made. */
  'confirmation-missing',
  'letter-undelivered',
  /** A reservation that nobody has paid, shortly before its supplier gives it up. */
  'hold-lapsing',
  /** A payer has taken a payment up with the bank, which asks for evidence by a day. */
  'dispute',
  /** The gateway holds a payment back until somebody has looked at it. */
  'payment-in-review',
  /** A card's bank says that a payment looks fraudulent, before its holder disputes it. */
  'fraud-warning',
  /** A refund that somebody asked for at the gateway itself did not arrive. */
  'refund-came-back',
  /** The gateway has sent money to a bank account, which sent it back. */
  'payout-failed',
  /** An agency's own account takes nothing, pays nothing out, is asked for something, or is connected no more. */
  'account-charges-off',
  'account-payouts-off',
  'account-asked',
  'account-disconnected',
  /** Two books that say different things of the same. */
  'difference',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Why a mail server does not take a letter, ever: no such mailbox, one that is full, a rule of the receiver's, something else. */
export const LETTER_REFUSALS = ['unknown', 'full', 'policy', 'other'] as const;
export type LetterRefusal = (typeof LETTER_REFUSALS)[number];

/** How two books can differ. */
export const DIFFERENCE_CODES = [
  'order-unknown',
  'orders-twice',
  'order-still-active',
  'order-missing',
  'order-dearer',
  'issued-twice',
  'not-issued',
  'payment-unknown',
  'captured-twice',
  'payments-at-once',
  'captured-too-much',
  'wrong-account',
  'taken-differs',
  'still-held',
  'ledger-unbalanced',
  'figures-differ',
  'ledger-differs',
  'charge-unknown',
  'charge-missing',
  'charge-differs',
  'return-differs',
  'payout-differs',
  'payout-failed',
] as const;
export type DifferenceCode = (typeof DIFFERENCE_CODES)[number];
