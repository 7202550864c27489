import { createAudit } from '../../audit/audit';
import { sellingServices } from '../../selling-services';
import { keepMail } from '../../mail/mailer';
import type { PaymentGateway } from '../../ports/payment';
import type { ServerPluginEntry } from '../../plugin';
import type { Clock, Mailer, Services } from '../../ports/services';

/**
 * Letters of the past lie in the development mailbox as delivered on their day, below those of the present. No job waits
 * for them, so that today's letters need not wait behind a hundred.
 */
const lettersOf = (clock: Clock): Mailer => ({
  mayAsk: () => Promise.resolve(true),
  async send(tx, message) {
    const at = clock.now();
    await keepMail(tx, message, { created_at: at, delivered_at: at, transport: 'mailbox' });
  },
});

/**
 * The services as they were at another time: the same engine, embedded suppliers and gateway, by a clock that is moved.
 * Real suppliers are never asked, and
 * letters have no files: whoever wants an itinerary has it drawn by the booking.
 */
export function pastServices(
  present: Services,
  plugins: readonly ServerPluginEntry[],
  { clock, payments }: { clock: Clock; payments: PaymentGateway },
): Services {
  const { config } = present;
  const parts = {
    ...present,
    clock,
    payments,
    config: { ...config, accounts: {}, suppliersOff: [], supplierPace: 0 },
    mail: lettersOf(clock),
    audit: createAudit(clock),
  };
  return { ...parts, ...sellingServices(parts, plugins, { files: false }) };
}
