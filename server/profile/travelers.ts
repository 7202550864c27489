import { counted } from '../db/page';
import { filled, type Refusal } from '@/core/contract/refusal';
import { profileRefusals } from '@/core/contract/refusals/profile';
import {
  addTraveler,
  changeTraveler,
  listTravelers,
  MAX_SAVED_TRAVELERS,
  removeTraveler,
  type SavedTraveler,
  type SavedTravelerInput,
} from '@/core/contract';
import type { Selectable } from 'kysely';
import type { Tables, Tx } from '../db/types';
import { conflict, HttpError, notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import { isUuid } from '../http/uuid';
import { cleanTraveler, travelerErrors } from './rules';
import './tables';
import { dayAt } from '@/core/say/clock';

const rowOf = (traveler: SavedTravelerInput) => ({
  title: traveler.title,
  first_name: traveler.firstName,
  middle_name: traveler.middleName,
  last_name: traveler.lastName,
  gender: traveler.gender,
  birth_date: traveler.birthDate,
  email: traveler.email,
  phone: traveler.phone,
  nationality: traveler.nationality,
});

const travelerOf = (row: Selectable<Tables['saved_traveler']>): SavedTraveler => ({
  id: row.id,
  title: row.title,
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  gender: row.gender,
  birthDate: row.birth_date,
  email: row.email,
  phone: row.phone,
  nationality: row.nationality,
});

/** Who is born today is born wherever a day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** The traveller as it is kept. Throws HttpError 422 that names the fields. */
function checked(given: SavedTravelerInput, now: Date): SavedTravelerInput {
  const traveler = cleanTraveler(given);
  const fields = travelerErrors(traveler, dayAt(now, FIRST_ZONE));
  if (fields.length === 0) return traveler;
  throw new HttpError(422, 'INVALID_REQUEST', fields[0] as Refusal, { fields });
}

/** The travellers whom somebody has saved, by name. */
export async function travelersOf(tx: Tx, agencyId: string, userId: string): Promise<SavedTraveler[]> {
  const rows = await tx
    .selectFrom('saved_traveler')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.fn('lower', ['first_name']))
    .orderBy((eb) => eb.fn('lower', ['last_name']))
    .orderBy('id')
    .execute();
  return rows.map(travelerOf);
}

/** Travellers whom a user books for often: that user's alone, whatever the role of who asks (SEC-31). */
export function travelerHandlers(): Handler[] {
  return [
    handle(listTravelers, async ({ agency, user, tenant }) => ({
      data: await tenant((tx) => travelersOf(tx, agency.id, user.id)),
    })),

    handle(addTraveler, async ({ body, agency, user, tenant, services }) => {
      const now = services.clock.now();
      const traveler = checked(body, now);
      const row = await tenant(async (tx) => {
        // Two at once would each see room for one more.
        await tx
          .selectFrom('app_user')
          .select('id')
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .forUpdate()
          .execute();
        const saved = tx
          .selectFrom('saved_traveler')
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id);
        if ((await counted(saved)) >= MAX_SAVED_TRAVELERS)
          throw conflict(filled(profileRefusals.tooManyTravelers, { max: MAX_SAVED_TRAVELERS }));
        return tx
          .insertInto('saved_traveler')
          .values({ agency_id: agency.id, user_id: user.id, created_at: now, ...rowOf(traveler) })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { data: travelerOf(row) };
    }),

    handle(changeTraveler, async ({ params, body, agency, user, tenant, services }) => {
      const traveler = checked(body, services.clock.now());
      if (!isUuid(params.id)) throw notFound();
      const row = await tenant((tx) =>
        tx
          .updateTable('saved_traveler')
          .set(rowOf(traveler))
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id)
          .where('id', '=', params.id)
          .returningAll()
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return { data: travelerOf(row) };
    }),

    handle(removeTraveler, async ({ params, agency, user, tenant }) => {
      if (!isUuid(params.id)) throw notFound();
      const row = await tenant((tx) =>
        tx
          .deleteFrom('saved_traveler')
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id)
          .where('id', '=', params.id)
          .returning('id')
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return { data: 'Data updated successfully' };
    }),
  ];
}
