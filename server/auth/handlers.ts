import { accountRefusals } from '@/core/contract/refusals/account';
import { requestRefusals } from '@/core/contract/refusals/request';
import {
  changeLanguage,
  getProfile,
  Language,
  login,
  logout,
  type User,
  isTravelAgent,
} from '@/core/contract';
import { z } from 'zod/mini';
import type { Selectable } from 'kysely';
import type { UserTable } from '../db/tables';
import { isPublishedPassword } from '../config/demo-mode';
import { HttpError, invalid } from '../error';
import { handle, type Handler } from '../ports/handle';
import type { AgencyRecord } from '../ports/agency';
import { admit, emailNotVerified, requireActiveAgency, requireActiveUser } from './admission';
import { ownPath } from './own-path';
import { checkPassword } from './password';
import { endSessions } from './sessions';
import type { LoginThrottle } from './throttle';

/** What a user is told about itself. */
export function toProfile(row: Selectable<UserTable>, agency: AgencyRecord): User {
  const language = z.safeParse(Language, row.language);
  return {
    _id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    lastName: row.last_name,
    userType: row.user_type,
    isTravelAgent: isTravelAgent(row.user_type),
    isRestrictedAgent: row.is_restricted,
    isSubscribed: agency.public.isSubscribed,
    loginCount: row.login_count,
    navigateTo: ownPath(row.navigate_to),
    language: language.success ? language.data : null,
    picture: row.picture,
    phone: row.phone,
    home: {
      homeAirport: row.home_airport,
      streetAddress: row.street_address,
      country: row.country,
      state: row.state,
      city: row.city,
      zipCode: row.zip_code,
    },
  };
}

/**
 * Login, logout, profile, language. `mayLogInDirectly` is false for an agency whose clients come by way of its own
 * system only; its staff always may.
 */
export function authHandlers(
  throttle: LoginThrottle,
  mayLogInDirectly: (agency: AgencyRecord) => Promise<boolean>,
): Handler[] {
  return [
    handle(login, async ({ body, agency, tenant, services, request }) => {
      requireActiveAgency(agency);
      const email = body.email.trim().toLowerCase();
      const user = await throttle.attempt(agency.id, email, request.network, async () => {
        const found = await tenant((tx) =>
          tx
            .selectFrom('app_user')
            .selectAll()
            .where('agency_id', '=', agency.id)
            .where('email', '=', email)
            .executeTakeFirst(),
        );
        const isRight = await checkPassword(found?.password_hash, body.password);
        if (!isRight || !found || isPublishedPassword(body.password, services.config))
          throw new HttpError(401, 'BAD_CREDENTIALS', accountRefusals.credentials);
        return found;
      });
      // Told only to who knows the password.
      if (!user.email_verified) throw emailNotVerified();
      requireActiveUser(user);
      if (!isTravelAgent(user.user_type) && !(await mayLogInDirectly(agency))) {
        throw new HttpError(403, 'DIRECT_LOGIN_OFF', accountRefusals.loginElsewhere);
      }
      const person = {
        agencyId: agency.id,
        userId: user.id,
        userType: user.user_type,
        userAgent: request.userAgent,
      };
      return tenant((tx) => admit(tx, person, services.clock.now()));
    }),

    handle(logout, async ({ agency, user, tenant }) => {
      await tenant((tx) => endSessions(tx, agency.id, { sessionId: user.sessionId }));
      return { data: 'Logged out' };
    }),

    handle(getProfile, async ({ agency, user, tenant }) => {
      const row = await tenant((tx) =>
        tx
          .selectFrom('app_user')
          .selectAll()
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow(),
      );
      return { data: toProfile(row, agency) };
    }),

    handle(changeLanguage, async ({ params, agency, user, tenant }) => {
      const language = z.safeParse(Language, params.lang);
      if (!language.success) throw invalid(requestRefusals.language, 'lang');
      await tenant((tx) =>
        tx
          .updateTable('app_user')
          .set({ language: language.data })
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .execute(),
      );
      return { data: language.data };
    }),
  ];
}
