import { z } from 'zod/mini';
import { counted } from '@/server/db/page';
import { handle } from '@/server/ports/handle';
import { listMarkupChanges, MarkupChange } from '../../contract/markups';
import { fullName, namesOf } from '../names';
import { percent } from './change';

const ACTIONS = ['agency.markups', 'user.markups', 'refund-protect.update'];

const Changed = z.object({
  changed: z.array(z.pick(MarkupChange, { product: true, from: true, to: true })),
});
const BasisPoints = z.object({ basisPoints: z.number() });

/** The single changes of one entry of the log; none of an entry that says nothing readable. */
export function changesIn(entry: { before: unknown; after: unknown }) {
  const changed = z.safeParse(Changed, entry.after);
  if (changed.success) return changed.data.changed;
  const [before, after] = [z.safeParse(BasisPoints, entry.before), z.safeParse(BasisPoints, entry.after)];
  if (!before.success || !after.success) return [];
  return [
    { product: 'protection', from: percent(before.data.basisPoints), to: percent(after.data.basisPoints) },
  ];
}

/** Who changed which markup, from the audit log: pages are of entries, each of which may hold several changes. */
export const historyHandler = handle(listMarkupChanges, ({ query, agency, tenant }) =>
  tenant(async (tx) => {
    const entries = tx
      .selectFrom('audit_log')
      .where('audit_log.agency_id', '=', agency.id)
      .where('action', 'in', ACTIONS)
      .$if(query.userId !== undefined, (found) => found.where('subject', '=', query.userId!));
    const page = entries
      .select('audit_log.id')
      .orderBy('audit_log.id', 'desc')
      .offset(query.from ?? 0)
      .limit(query.size ?? 20);
    const rows = await entries
      .where('audit_log.id', 'in', page)
      .leftJoin('app_user as by', (join) =>
        join.onRef('by.agency_id', '=', 'audit_log.agency_id').onRef('by.id', '=', 'audit_log.user_id'),
      )
      .select(['audit_log.action', 'subject', 'before', 'after', 'at', 'by.first_name', 'by.last_name'])
      .orderBy('audit_log.id', 'desc')
      .execute();
    const whose = rows.filter(({ action }) => action === 'user.markups').map(({ subject }) => subject);
    const names = await namesOf(tx, agency.id, whose);
    return {
      totalCount: await counted(entries),
      data: rows.flatMap((row) =>
        changesIn(row).map((change) => ({
          ...change,
          at: row.at.toISOString(),
          by: row.first_name === null ? null : fullName(row),
          user:
            row.action === 'user.markups' ? { id: row.subject, name: names.get(row.subject) ?? '' } : null,
        })),
      ),
    };
  }),
);
