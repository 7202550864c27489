import { counted } from '@/server/db/page';
import '@/server/db/tables';
import type { Tx } from '@/server/db/types';
import { recordDownload } from '@/server/audit/download';
import { handle } from '@/server/ports/handle';
import { downloadAudit, listAudit } from '../../contract/audit';
import { fullName } from '../names';
import { auditAsCsv, auditLines } from './csv';
import { entriesOf, matching } from './entries';

/** Who and what the log can be filtered by: nothing that it has no entry of. */
async function choicesIn(tx: Tx, agencyId: string) {
  const log = tx.selectFrom('audit_log').where('audit_log.agency_id', '=', agencyId);
  const actions = await log.select('action').distinct().orderBy('action').execute();
  const people = await log
    .innerJoin('app_user as by', (join) =>
      join.onRef('by.agency_id', '=', 'audit_log.agency_id').onRef('by.id', '=', 'audit_log.user_id'),
    )
    .select(['by.id', 'by.first_name', 'by.last_name'])
    .distinct()
    .orderBy('by.first_name')
    .limit(500)
    .execute();
  return {
    actions: actions.map(({ action }) => action),
    people: people.map((person) => ({ id: person.id, name: fullName(person) })),
  };
}

/** The owner's view of the log (SEC-44). */
const listHandler = handle(listAudit, ({ query, agency, tenant }) =>
  tenant(async (tx) => {
    const { from = 0, size = 20, ...filter } = query;
    return {
      data: await entriesOf(tx, agency.id, filter, { from, size }),
      totalCount: await counted(matching(tx, agency.id, filter)),
      ...(await choicesIn(tx, agency.id)),
    };
  }),
);

const downloadHandler = handle(downloadAudit, async (input) => {
  const { query, agency, user, services, request, tenant } = input;
  const { userId, ...narrowing } = query;
  await tenant((tx) =>
    recordDownload(tx, services.audit, {
      agencyId: agency.id,
      user,
      action: 'audit.download',
      subject: userId ?? agency.id,
      after: narrowing,
    }),
  );
  return auditAsCsv(auditLines(input), request.language);
});

export const auditHandlers = [listHandler, downloadHandler];
