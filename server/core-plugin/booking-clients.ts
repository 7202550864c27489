import { sql } from 'kysely';
import { findBookingClients, getBookingClient, Language } from '@/core/contract';
import { z } from 'zod/mini';
import { isMeant } from '../accounts/found/find-people';
import { clientsOf, IS_ACTIVE, requireActive } from '../accounts/clients';
import { handle, type Handler } from '../ports/handle';
import { isUuid } from '../http/uuid';
import { travelersOf } from '../profile/travelers';

/** Clients that a picker shows at once. */
const SHOWN = 20;

const NAME = sql<string>`trim(app_user.first_name || ' ' || app_user.last_name)`;

/** For whom staff may book: the agency's clients, a restricted agent's own ones (G46, G122). */
export const bookingClientHandlers: readonly Handler[] = [
  handle(findBookingClients, ({ query, agency, user, tenant }) => {
    const words = (query.searchQuery ?? '').trim();
    return tenant(async (tx) => ({
      data: await clientsOf(tx, { agencyId: agency.id, user })
        .where(IS_ACTIVE)
        .$if(words !== '', (some) => some.where(isMeant(words)))
        .select(['app_user.id as _id', NAME.as('name'), 'app_user.email'])
        .orderBy(sql`lower(app_user.first_name || ' ' || app_user.last_name)`)
        .orderBy('app_user.id')
        .limit(SHOWN)
        .execute(),
    }));
  }),

  handle(getBookingClient, ({ params, agency, user, tenant }) =>
    tenant(async (tx) => {
      const row = isUuid(params.id)
        ? await clientsOf(tx, { agencyId: agency.id, user })
            .where('app_user.id', '=', params.id)
            .selectAll('app_user')
            .select([NAME.as('name'), IS_ACTIVE.as('isActive')])
            .executeTakeFirst()
        : undefined;
      const client = requireActive(row);
      const language = z.safeParse(Language, client.language);
      return {
        data: {
          _id: client.id,
          name: client.name,
          email: client.email,
          firstName: client.first_name,
          lastName: client.last_name,
          phone: client.phone,
          language: language.success ? language.data : null,
          home: {
            homeAirport: client.home_airport,
            streetAddress: client.street_address,
            country: client.country,
            state: client.state,
            city: client.city,
            zipCode: client.zip_code,
          },
          travelers: await travelersOf(tx, agency.id, client.id),
        },
      };
    }),
  ),
];
