import { filled } from '@/core/contract/refusal';
import { fileRefusals } from '@/core/contract/refusals/files';
import { profileRefusals } from '@/core/contract/refusals/profile';
import { requestRefusals } from '@/core/contract/refusals/request';
import { editProfile, signUpload } from '@/core/contract';
import type { Updateable } from 'kysely';
import type { UserTable } from '../db/tables';
import type { Files } from '../files';
import { purposeRules } from '../files/purposes';
import { type FieldRefusal, HttpError, invalid } from '../error';
import { handle, type Handler } from '../ports/handle';
import { cleanDetails, detailErrors } from './rules';

/** R183: the sentence for the page; what is wrong with which field stands beside it. */
const refused = (fields: readonly FieldRefusal[]) =>
  new HttpError(422, 'INVALID_REQUEST', profileRefusals.notUpdated, { fields });

const TYPES = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** The own personal data, home address and picture (R174 to R176, R182, R183). */
export function editHandlers(files: Files): Handler[] {
  return [
    handle(editProfile, async ({ body, agency, user, tenant, services }) => {
      const { picture, ...given } = body;
      const details = cleanDetails(given);
      const errors = detailErrors(details);
      if (errors.length > 0) throw refused(errors);
      const { firstName, lastName, phone, homeAirport, streetAddress, country, state, city, zipCode } =
        details;
      const set: Updateable<UserTable> = {
        first_name: firstName,
        last_name: lastName,
        phone: phone === undefined ? undefined : phone || null,
        home_airport: homeAirport,
        street_address: streetAddress,
        country,
        state,
        city,
        zip_code: zipCode,
        picture,
      };
      const changed = Object.keys(body);
      if (changed.length === 0) return { data: 'Data updated successfully' };
      await tenant(async (tx) => {
        const row = await tx
          .selectFrom('app_user')
          .select('picture')
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (picture !== undefined && picture !== row.picture) {
          const owner = { agencyId: agency.id, userId: user.id, purpose: 'profilePicture' };
          if (!(await files.keepOnly(tx, owner, picture)))
            throw refused([{ path: 'picture', ...fileRefusals.again }]);
        }
        await tx
          .updateTable('app_user')
          .set(set)
          .where('agency_id', '=', agency.id)
          .where('id', '=', user.id)
          .execute();
        // Which, not what: the log outlives the person's wish to be forgotten.
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'user.profile',
          subject: user.id,
          after: { changed },
        });
      });
      return { data: 'Data updated successfully' };
    }),

    handle(signUpload, async ({ body, agency, user }) => {
      const { ext, fieldName, fileType } = body;
      const { types, words } = purposeRules[fieldName];
      if (fieldName !== 'profilePicture' && !user.isOwner)
        throw new HttpError(403, 'FORBIDDEN', requestRefusals.notAllowed);
      if (!types.includes(fileType)) throw invalid(words.type, 'fileType');
      if (TYPES[ext] !== fileType) throw invalid(filled(fileRefusals.ending, { ext, type: fileType }), 'ext');
      const upload = { agencyId: agency.id, userId: user.id, sessionId: user.sessionId };
      return { data: files.sign({ ...upload, purpose: fieldName, type: fileType }) };
    }),
  ];
}
