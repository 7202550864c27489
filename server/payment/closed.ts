import { bookingRefusals } from '@/core/contract/refusals/booking';
import { told } from '@/core/contract/refusal';
import type { PaymentGateway } from '../ports/payment';

/** The gateway for what it took before, which takes nothing new: where no real one is configured. */
export const closedGateway = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  name: 'NONE',
  fieldsUrl: null,
  isTest: false,
  isClosed: true,
  authorise: () =>
    Promise.resolve({ kind: 'declined', code: 'declined', ...told(bookingRefusals.paymentDisabled) }),
});
