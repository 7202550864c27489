import { randomUUID } from 'node:crypto';
import { answered } from '@/core/contract/refusal';
import { conflict, HttpError, notFound } from '@/server/error';
import { handle } from '@/server/ports/handle';
import {
  checkMailDomain,
  deleteMailDomain,
  getMailDelivery,
  saveMailDomain,
  sendTestEmail,
} from '../../contract/delivery';
import { mailAnswers, mailRefusals } from '../../contract/refusals';
import { mailLetter } from '../letters/letters';
import { lookAt } from '../steps/look';
import { changeDomain, ENDED, liveDomain } from '../store/domains';
import { forgetAt } from './forget';
import { save } from './save';
import { deliveryOf, isOn } from './view';
import { told } from './wish';

/** So often a minute an owner may have the records looked up. */
const CHECKS = 4;

const checkHandler = handle(checkMailDomain, async ({ agency, tenant, services }) => {
  if (!(await tenant((tx) => liveDomain(tx, agency.id)))) throw notFound(mailRefusals.none);
  if (!(await services.budget('mail-domain-check', CHECKS, 60).take(agency.id)))
    throw new HttpError(429, 'TOO_MANY_REQUESTS', mailRefusals.checkedJustNow, {
      headers: { 'retry-after': '60' },
    });
  await lookAt(services, agency.id);
  return { data: await tenant((tx) => deliveryOf(tx, services, agency)) };
});

const deleteHandler = handle(deleteMailDomain, async ({ agency, user, tenant, services }) => {
  const data = await tenant(async (tx) => {
    const row = await liveDomain(tx, agency.id);
    if (!row) throw notFound(mailRefusals.none);
    const gone = await changeDomain(tx, row, { ...ENDED, deleted_at: services.clock.now() });
    if (!gone) throw conflict(mailRefusals.checkedJustNow);
    await forgetAt(tx, services.jobs, row);
    await services.audit.record(tx, {
      ...{ agencyId: agency.id, userId: user.id, action: 'mail-delivery.delete', subject: row.domain },
      before: told(row),
    });
    return deliveryOf(tx, services, agency);
  });
  return { data };
});

const testHandler = handle(sendTestEmail, async ({ agency, user, tenant, services, request }) => {
  await tenant(async (tx) => {
    const row = await liveDomain(tx, agency.id);
    if (!row) throw notFound(mailRefusals.none);
    if (!isOn(agency)) throw conflict(mailRefusals.disabled);
    if (row.state !== 'verified') throw conflict(mailRefusals.notVerified);
    const id = randomUUID();
    const letter = mailLetter('test', agency, request.language, row);
    await services.mail.send(tx, { ...letter, id, to: user.email }, 'asked');
    await changeDomain(tx, row, { test_mail_id: id });
  });
  return answered(mailAnswers.testSent);
});

export const domainHandlers = [
  handle(getMailDelivery, async ({ agency, tenant, services }) => ({
    data: await tenant((tx) => deliveryOf(tx, services, agency)),
  })),
  handle(saveMailDomain, save),
  deleteHandler,
  checkHandler,
  testHandler,
];
