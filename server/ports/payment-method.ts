import type { Language } from '@/core/contract';
import type { PaymentGateway } from './payment';

/**
 * A way to pay that a plugin brings, such as a client's credit. It promises what a gateway promises: a repeated key replays
 * the first answer, and what was answered once stays true. It is asked for the whole of a price or a part of it.
 */
export interface ChargingMethod
  extends
    Pick<PaymentGateway, 'authorise' | 'lookup' | 'capture' | 'void' | 'refund'>,
    Required<Pick<PaymentGateway, 'payments'>> {
  /** The `method` of a `PaymentInput`, and the id of the contribution to `payment.methods` that makes it. */
  readonly id: string;
  /** What letters and papers call it. */
  name(language: Language): string;
}
