import { wordsOf } from '../../../mail/letter-words';
import { SAMPLE_PERSON } from '../../../mail/sample-person';
import type { PluginLetters } from '../../../ports/letters';
import { dayAhead } from '../samples/booking';
import { bookingLetters } from '../samples/letters';
import type { Letters } from '../letters';
import type { AnyPlainParts } from './plugin';

/** Every letter of a plain product, about the first that is found for its sample. */
export const plainSamples = (
  product: string,
  letters: Letters,
  { suppliers, sample }: Pick<AnyPlainParts, 'suppliers' | 'sample'>,
): PluginLetters =>
  bookingLetters({
    product,
    letters,
    say: wordsOf,
    async sale(at) {
      const { criteria, request } = sample(dayAhead(at, 60));
      const { currency } = at.agency.pricing;
      // The embedded one: nobody outside is asked for the sake of a letter.
      const supplier = suppliers(at.services).keepers.at(-1)!;
      const { offers } = await supplier.search(
        { ...criteria, currency },
        { signal: new AbortController().signal },
      );
      const offer = offers[0];
      if (!offer) throw new Error(`The sample of ${product} finds nothing`);
      const { base, taxes } = offer;
      return {
        ...{ base, taxes, offer },
        request: { guest: { ...SAMPLE_PERSON }, request },
        details: { orderId: 'sample' },
      };
    },
    notices: ['cancelled', 'client-cancelled'],
  });
