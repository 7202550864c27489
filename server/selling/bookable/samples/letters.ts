import type { Said } from '@/core/contract/refusal';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '@/core/contract';
import type { LetterReader } from '@/core/contract/letters';
import type { Say } from '@/core/say/say';
import { notFound } from '../../../error';
import type { AgencyRecord } from '../../../ports/agency';
import type { BookingRecord, DrawnMail, Notice } from '../../../ports/booking';
import type { LetterSample, PluginLetters, SampleAt } from '../../../ports/letters';
import type { Letters } from '../letters';
import { asTold, bookingOf, type SampleSale } from './booking';

interface Occasion {
  readonly name: MessageDescriptor;
  readonly when: MessageDescriptor;
  readonly to: LetterReader;
}

const CONFIRMATION: Occasion = {
  name: msg`Confirmation`,
  when: msg`When a booking is confirmed, and whenever it is sent again.`,
  to: 'client',
};

/** When each of these goes out, whatever is sold. */
const NOTICES: Readonly<Record<Notice, Occasion>> = {
  reserved: {
    name: msg`Reserved`,
    when: msg`When something is reserved and not paid for yet.`,
    to: 'client',
  },
  expired: {
    name: msg`The reservation has expired`,
    when: msg`When a reservation was not paid for in time.`,
    to: 'client',
  },
  withdrawn: {
    name: msg`The reservation was canceled`,
    when: msg`When someone cancels a reservation that is not paid for.`,
    to: 'client',
  },
  submitted: {
    name: msg`Waiting for an answer`,
    when: msg`When the provider has to confirm first and answers later.`,
    to: 'client',
  },
  refused: {
    name: msg`Not confirmed`,
    when: msg`When the provider has declined.`,
    to: 'client',
  },
  cancelled: {
    name: msg`Cancellation`,
    when: msg`When a booking is canceled, with the refund and the cancellation fee.`,
    to: 'client',
  },
  'supplier-cancelled': {
    name: msg`Canceled by the provider`,
    when: msg`When the provider cancels a booking, with the full refund.`,
    to: 'client',
  },
  'client-cancelled': {
    name: msg`Canceled by a client`,
    when: msg`When a client cancels a booking, to the agent who looks after that client.`,
    to: 'agent',
  },
};

/** A letter that only this product has. */
export interface OwnLetter extends Omit<LetterSample, 'draw'> {
  readonly draw: (
    record: BookingRecord,
    agency: AgencyRecord,
    services: SampleAt['services'],
  ) => Promise<DrawnMail> | DrawnMail;
}

export interface BookingSamples {
  /** The plugin's id. */
  readonly product: string;
  readonly letters: Letters<SampleAt['services']>;
  readonly say: (language: Language) => Say;
  /** Something that the product's embedded supplier sells; absent where none is installed. */
  readonly sale: (at: SampleAt) => Promise<SampleSale | undefined> | SampleSale | undefined;
  /** What is told of its bookings beside that they are confirmed. */
  readonly notices: readonly Notice[];
  /** What a supplier says that refuses an order. */
  readonly why?: Said;
  readonly own?: readonly OwnLetter[];
}

/** What invents a sale to show letters with, of whichever supplier does. */
export const sampleOf = <Sample>({
  keepers,
}: {
  readonly keepers: readonly { readonly sample?: Sample }[];
}): Sample | undefined => keepers.find(({ sample }) => sample)?.sample;

/** Every letter about a product's bookings, to be looked at: each drawn as it is drawn for people. */
export function bookingLetters({
  product,
  letters,
  say,
  sale,
  notices,
  why = { message: '' },
  own = [],
}: BookingSamples): PluginLetters {
  const booking = async (at: SampleAt) => {
    const sold = await sale(at);
    if (!sold) throw notFound();
    return bookingOf(product, sold, at);
  };
  // What can be cancelled, its supplier can cancel too.
  const told: readonly Notice[] = notices.includes('cancelled')
    ? [...notices, 'supplier-cancelled']
    : notices;
  return {
    say,
    booking,
    samples: [
      {
        ...CONFIRMATION,
        id: 'confirmation',
        draw: async (at) => letters.confirmationMail(at.services)(await booking(at), at.agency),
      },
      ...own.map((letter): LetterSample => ({
        ...letter,
        draw: async (at) => letter.draw(await booking(at), at.agency, at.services),
      })),
      ...told.map((notice): LetterSample => ({
        ...NOTICES[notice],
        id: notice,
        async draw(at) {
          const drawn = await letters.noticeMail(at.services)(
            notice,
            asTold(notice, await booking(at), at, why),
            at.agency,
          );
          if (!drawn) throw new Error(`Bookings of ${product} are told nothing of: ${notice}`);
          return drawn;
        },
      })),
    ],
  };
}
