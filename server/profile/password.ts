import type { Refusal } from '@/core/contract/refusal';
import { accountRefusals } from '@/core/contract/refusals/account';
import { changePassword } from '@/core/contract';
import { endLinks } from '../accounts/links';
import { passwordChangedMail } from '../accounts/mails';
import '../accounts/tables';
import { checkPassword, hashPassword } from '../auth/password';
import { newPasswordFault } from '../auth/password-policy';
import { endSessions, openSession } from '../auth/sessions';
import type { LoginThrottle } from '../auth/throttle';
import type { Tx } from '../db/types';
import { conflict, invalid } from '../error';
import { handle, type Handler } from '../ports/handle';

type Field = 'currentPassword' | 'newPassword';

/** Never 401: a mistyped password does not end the session that it was typed in (G23). */
const refused = (path: Field, said: Refusal) => invalid(said, path);

const changedMeanwhile = () => conflict(accountRefusals.passwordNotChanged);

/** Takes back what else the old password, or a mail, could still open. */
async function endOtherWaysIn(tx: Tx, agencyId: string, userId: string, now: Date): Promise<void> {
  await endSessions(tx, agencyId, { userId });
  await tx
    .deleteFrom('sign_in_challenge')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
  await endLinks(tx, { agencyId, userId }, ['reset'], now);
}

/** R177 to R179; the owner is told by mail. Guessing the current password is slowed like guessing it at the login (SEC-07). */
export function passwordHandlers(throttle: LoginThrottle): Handler[] {
  return [
    handle(changePassword, async ({ body, agency, user, tenant, services, request }) => {
      const { currentPassword, newPassword } = body;
      const { password_hash, first_name, last_name, language } = await tenant((tx) =>
        tx
          .selectFrom('app_user')
          .select(['password_hash', 'first_name', 'last_name', 'language'])
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow(),
      );
      // Who signs in by another way has no password; a mailed link sets the first one.
      if (password_hash === null) throw changedMeanwhile();
      await throttle.attempt(agency.id, user.email, request.network, async () => {
        if (!(await checkPassword(password_hash, currentPassword)))
          throw refused('currentPassword', accountRefusals.wrongPassword);
      });
      if (newPassword === currentPassword) throw refused('newPassword', accountRefusals.samePassword);
      const fault = newPasswordFault(newPassword, {
        agencyName: agency.public.agencyName,
        subdomain: agency.subdomain,
        email: user.email,
        names: [first_name, last_name],
      });
      if (fault) throw refused('newPassword', fault);

      const newHash = await hashPassword(newPassword);
      const now = services.clock.now();
      const auth = await tenant(async (tx) => {
        // Only in place of the password that was checked: of two changes at once one has been overtaken.
        const changed = await tx
          .updateTable('app_user')
          .set({ password_hash: newHash })
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .where('password_hash', '=', password_hash)
          .returning('id')
          .executeTakeFirst();
        if (!changed) throw changedMeanwhile();
        await endOtherWaysIn(tx, agency.id, user.id, now);
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'user.password',
          subject: user.id,
        });
        const letter = passwordChangedMail(agency, language, { firstName: first_name });
        await services.mail.send(tx, { ...letter, to: user.email }, 'happened');
        return openSession(tx, agency.id, user.id, now, request.userAgent);
      });
      return { data: 'Password changed successfully', auth };
    }),
  ];
}
