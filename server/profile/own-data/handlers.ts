import { answered } from '@/core/contract/refusal';
import { accountAnswers, accountRefusals } from '@/core/contract/refusals/account';
import { deleteAccount, exportOwnData, getAccountEnd, mailDeletionCode } from '@/core/contract';
import type { DeletionCodes } from '../../accounts/deletion-code';
import { accountDeletedMail, deletionCodeMail } from '../../accounts/end-mails';
import type { Budget } from '../../ports/budget';
import { requirePassword } from '../../auth/own-password';
import { hasSecondFactor, type SecondFactors } from '../../auth/second-factor/store';
import type { LoginThrottle } from '../../auth/throttle';
import { countOver, openBookings } from '../../booking/forget/forget';
import type { Tx } from '../../db/types';
import { conflict, HttpError } from '../../error';
import type { AgencyRecord } from '../../ports/agency';
import type { OwnData } from '../../ports/own-data';
import type { Caller } from '../../ports/booking';
import { handle, type Handler } from '../../ports/handle';
import type { Services } from '../../ports/services';
import type { SessionUser } from '../../ports/user';
import { ownTrips } from '../done-lately';
import { collectOwnData } from './collect';
import { endAccount, isLastOwner } from './end';

export interface OwnDataParts {
  readonly products: (agency: AgencyRecord) => string[];
  /** What plugins keep of people, by their ids. */
  readonly kept: readonly (readonly [string, OwnData])[];
  readonly throttle: LoginThrottle;
  readonly factors: SecondFactors;
  readonly codes: DeletionCodes;
  /** Confirmations that one person tries. */
  readonly tries: Budget;
  /** Codes that one person is mailed. */
  readonly mails: Budget;
}

const personOf = ({ agencyId, id, isOwner }: SessionUser) => ({ agencyId, userId: id, isOwner });
const keyOf = ({ agencyId, id }: SessionUser) => `${agencyId}:${id}`;
const wrongCode = () => new HttpError(422, 'BAD_CODE', accountRefusals.wrongCode);

const readUser = (tx: Tx, { agencyId, id }: SessionUser) =>
  tx
    .selectFrom('app_user')
    .select(['password_hash', 'first_name', 'language'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What is kept of somebody, as a file; and the end of it. */
export function ownDataHandlers({
  products,
  kept,
  throttle,
  factors,
  codes,
  tries,
  mails,
}: OwnDataParts): Handler[] {
  const tripsOf = (
    services: Services,
    caller: Caller,
    language: Parameters<typeof ownTrips>[2]['language'],
  ) => ownTrips(services, caller, { products: products(caller.agency), when: 'all', language });

  return [
    handle(exportOwnData, async ({ agency, user, tenant, services, request }) => {
      const trips = await tripsOf(services, { agency, user, signal: request.signal }, request.language);
      const data = await tenant(async (tx) => {
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'user.export',
          subject: user.id,
        });
        const others: Record<string, unknown> = {};
        for (const [id, { collect }] of kept) {
          const found = await collect(tx, personOf(user));
          if (found !== null) others[id] = found;
        }
        return { ...(await collectOwnData(tx, personOf(user), trips)), ...others };
      });
      const about = { agency: agency.public.agencyName, site: agency.origin, madeAt: services.clock.now() };
      // Times as text, as the file has them.
      return { data: JSON.parse(JSON.stringify({ about, ...data })) as Record<string, unknown> };
    }),

    handle(getAccountEnd, async ({ agency, user, tenant, services, request }) => {
      const now = services.clock.now();
      const trips = await tripsOf(services, { agency, user, signal: request.signal }, request.language);
      const known = await tenant(async (tx) => ({
        ids: await openBookings(tx, personOf(user), now),
        past: await countOver(tx, personOf(user), now),
        isLastOwner: await isLastOwner(tx, personOf(user)),
        hasPassword: (await readUser(tx, user)).password_hash !== null,
        hasSecondFactor: await hasSecondFactor(tx, personOf(user)),
      }));
      const { ids, ...data } = known;
      return { data: { ...data, open: trips.filter(({ bookingId }) => ids.includes(bookingId)) } };
    }),

    handle(mailDeletionCode, async ({ agency, user, tenant, services, request }) => {
      await mails.spend(keyOf(user));
      await tenant(async (tx) => {
        const { password_hash, first_name, language } = await readUser(tx, user);
        if (password_hash !== null) throw conflict(accountRefusals.hasPassword);
        const code = await codes.issue(tx, personOf(user), services.clock.now());
        const letter = deletionCodeMail(agency, language ?? request.language, {
          firstName: first_name,
          code,
        });
        await services.mail.send(tx, { ...letter, to: user.email }, 'happened');
      });
      return answered(accountAnswers.deletionCodeSent);
    }),

    handle(deleteAccount, async ({ body, agency, user, tenant, services, request }) => {
      const now = services.clock.now();
      const person = personOf(user);
      const { hasPassword, isLast } = await tenant(async (tx) => ({
        hasPassword: (await readUser(tx, user)).password_hash !== null,
        isLast: await isLastOwner(tx, person),
      }));
      if (isLast) throw conflict(accountRefusals.lastOwner);
      await tries.spend(keyOf(user));
      if (hasPassword) await requirePassword(throttle, user, body.password ?? '', request.network, tenant);
      const isDone = await tenant(async (tx) => {
        // The app shows another code in a moment; the mailed one is there once.
        if (await hasSecondFactor(tx, person))
          if (!(await factors.spend(tx, person, body.code ?? '', now))) return false;
        if (!hasPassword && !(await codes.spend(tx, person, body.mailedCode ?? '', now))) return false;
        const { first_name, language } = await readUser(tx, user);
        const open = (await openBookings(tx, person, now)).length;
        for (const [, each] of kept) await each.end(tx, person, now);
        await endAccount(tx, { ...person, email: user.email }, now);
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'user.delete',
          subject: user.id,
        });
        const facts = { firstName: first_name, open };
        const letter = accountDeletedMail(agency, language ?? request.language, facts);
        await services.mail.send(tx, { ...letter, to: user.email }, 'happened');
        return true;
      });
      if (!isDone) throw wrongCode();
      return answered(accountAnswers.accountDeleted);
    }),
  ];
}
