import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { LeavingLetter, MailRoute, Routed } from '@/server/ports/mail-route';
import { type MailService, type Sending, ServiceSays } from './service/port';
import { serviceOf } from './service/services';
import { type LookParts, noteChange } from './steps/look';
import { nextLook } from './steps/standing';
import { changeDomain, liveDomain } from './store/domains';
import { servedOf } from './store/secrets';
import { keepTrouble, keptBack, troubleOf } from './store/troubles';
import type { DomainRow } from './store/tables';

/** Attempts by the own way, which take about a minute; afterwards the letter goes by the platform's. */
const MOST_ATTEMPTS = 5;
const ELSEWHERE: Routed = { kind: 'elsewhere' };

/** The agency's own way for letters: asked by the job that delivers each. `serving` gives the service of a name. */
export function mailRoute(parts: LookParts, serving = serviceOf): MailRoute {
  const { db, clock, config, log } = parts;

  const read = (agencyId: string, letter: LeavingLetter) =>
    db.withTenant(agencyId, async (tx) => {
      const trouble = await troubleOf(tx, agencyId, letter.to);
      const stop = keptBack(trouble, letter.isAsked);
      if (stop && trouble) await countKeptBack(tx, agencyId, trouble.id);
      return { stop, row: stop ? undefined : await liveDomain(tx, agencyId) };
    });

  /** Letters of the domain go by the platform's sender from now on, and the owners are told, once. */
  const breakOff = (agency: AgencyRecord, row: DomainRow, because: 'refused' | 'silent') =>
    db.withTenant(row.agency_id, async (tx) => {
      const now = clock.now();
      const broken = { ...row, state: 'broken' as const, broken_since: now, broken_because: because };
      const { state, broken_since, broken_because } = broken;
      const changes = { state, broken_since, broken_because, next_check_at: nextLook(broken, now) };
      const after = await changeDomain(tx, row, changes);
      if (after) await noteChange(tx, parts, agency, row, after);
    });

  async function carry(service: MailService, row: DomainRow, agency: AgencyRecord, letter: LeavingLetter) {
    try {
      return await service.send(servedOf(config, row), agency, letter);
    } catch (error) {
      if (error instanceof ServiceSays) return { kind: 'refused', said: error.message } satisfies Sending;
      throw error;
    }
  }

  return async (agency, letter) => {
    const { stop, row } = await read(agency.id, letter);
    if (stop) return { kind: 'stopped', because: stop };
    if (row?.state !== 'verified') return ELSEWHERE;
    if (letter.attempt > MOST_ATTEMPTS) {
      await breakOff(agency, row, 'silent');
      return ELSEWHERE;
    }
    const sending = await carry(serving(parts, row.service), row, agency, letter);
    if (sending.kind === 'sent') return { kind: 'sent', by: row.service, sender: row.sender };
    if (sending.kind === 'through') return { kind: 'elsewhere', as: sending.as };
    const { said, kind } = sending;
    log.warn({ agencyId: agency.id, letter: letter.id, kind, said }, 'A letter was not taken by the own way');
    if (kind === 'bounced' || kind === 'full') {
      // What is full now may take the next one.
      const worst = kind === 'full' ? ('delayed' as const) : kind;
      const trouble = { address: letter.to, kind: worst, said, at: clock.now() };
      await db.withTenant(agency.id, (tx) => keepTrouble(tx, agency.id, trouble));
      return kind === 'full' ? { kind: 'refused', refusal: kind, said } : { kind: 'stopped', because: kind };
    }
    if (kind === 'refused') await breakOff(agency, row, 'refused');
    return ELSEWHERE;
  };
}

const countKeptBack = (tx: Tx, agencyId: string, id: string) =>
  tx
    .updateTable('mail_trouble')
    .set((eb) => ({ kept_back: eb('kept_back', '+', 1) }))
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
