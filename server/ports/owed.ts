import type { Language, Money } from '@/core/contract';

/** Something that an agency owes the platform beside its plan, with the invoice that comes next. */
export interface Owed {
  /** Of what it is for; the same is not owed twice before it is paid. */
  readonly key: string;
  readonly amount: Money;
  /** The line of the invoice, as it is called on that day. */
  readonly words: Readonly<Record<Language, string>>;
}
