import { accountRefusals } from '@/core/contract/refusals/account';
import '../db/tables';
import type { Tx } from '../db/types';
import { HttpError } from '../error';
import type { Network } from '../ports/network';
import type { SessionUser } from '../ports/user';
import { checkPassword } from './password';
import type { LoginThrottle } from './throttle';

/** Throws HttpError 422 unless the password is the user's; wrong ones count as those at login do. */
export async function requirePassword(
  throttle: LoginThrottle,
  user: SessionUser,
  password: string,
  from: Network,
  tenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<void> {
  const { password_hash } = await tenant((tx) =>
    tx
      .selectFrom('app_user')
      .select('password_hash')
      .where('agency_id', '=', user.agencyId)
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow(),
  );
  await throttle.attempt(user.agencyId, user.email, from, async () => {
    if (await checkPassword(password_hash, password)) return;
    throw new HttpError(422, 'BAD_PASSWORD', accountRefusals.wrongPassword, {
      // As a change of the password says it (M572).
      fields: [{ path: 'password', ...accountRefusals.wrongPassword }],
    });
  });
}
