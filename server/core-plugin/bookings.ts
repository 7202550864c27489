import { getBookingProgress, getPaymentGateway, getUserTransactions, isActivated } from '@/core/contract';
import { menuDefaults } from '../http/api';
import { notFound } from '../http/error';
import { handle, type Handler } from '../http/handle';
import type { ServerPluginEntry } from '../plugin';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is the same for the bookings of every product. */
export function bookingHandlers(plugins: readonly ServerPluginEntry[]): Handler[] {
  const defaults = menuDefaults(plugins);
  return [
    handle(getUserTransactions, async ({ body, agency, user, services, request }) => {
      const products = plugins
        .filter((entry) => entry.plugin.product && isActivated(entry.activatedBy, agency.public, defaults))
        .map((entry) => entry.id);
      const { rows, totalCount } = await services.bookings.list(
        { agency, user, signal: request.signal },
        {
          ...(body.category ? { product: body.category } : {}),
          ...(body.state ? { state: body.state } : {}),
          products,
          when: body.when ?? 'all',
          from: body.from ?? 0,
          size: body.size ?? 50,
          ownOnly: true,
        },
      );
      return { data: rows, totalCount };
    }),

    handle(getBookingProgress, async ({ params, agency, user, services, request }) => {
      if (!UUID.test(params.id)) throw notFound();
      return { data: await services.bookings.resume({ agency, user, signal: request.signal }, params.id) };
    }),

    handle(getPaymentGateway, async ({ services: { payments } }) => ({
      CurrentPayment: payments.name,
      fieldsUrl: payments.fieldsUrl,
      publicKey: payments.publicKey,
    })),
  ];
}
