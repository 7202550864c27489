import type { ChargingMethod } from '@/server/ports/payment-method';
import type { BaseServices } from '@/server/ports/services';
import { METHOD_NAME } from '../../say/method-name';
import { screenWordsOf } from '../screen-words';
import { answerOf, inBooks } from './answers';
import { authorise, paymentBy } from './authorise';
import { settle } from './settle';

/** The wallet as a way to pay, all of a price or a part of it (G131). */
export const walletMethod = (
  services: Pick<BaseServices, 'db' | 'clock' | 'agencyById'>,
): ChargingMethod => ({
  id: 'wallet',
  name: (language) => screenWordsOf(language)._(METHOD_NAME),
  authorise: (input, call) => authorise(services, input, call),
  async lookup(key) {
    // Whoever asks knows the key and not the agency.
    const row = await services.db.asSystem((tx) => paymentBy(tx, 'key', key));
    return row ? answerOf(row) : { kind: 'absent' };
  },
  capture: (ref, amount, call) => settle(services, 'capture', ref, amount, call),
  void: (ref, call) => settle(services, 'void', ref, null, call),
  refund: (ref, amount, call) => settle(services, 'refund', ref, amount, call),
  payments: (since) =>
    services.db.asSystem(async (tx) =>
      (await tx.selectFrom('wallet_payment').selectAll().where('created_at', '>=', since).execute()).map(
        inBooks,
      ),
    ),
});
