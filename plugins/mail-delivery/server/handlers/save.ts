import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import { conflict, HttpError, invalid } from '@/server/error';
import type { HandlerInput } from '@/server/ports/handle';
import { OWN_KEY_PRICE, type saveMailDomain } from '../../contract/delivery';
import { mailRefusals } from '../../contract/refusals';
import { ownKeyOf } from '../own-key';
import { ServiceSays } from '../service/port';
import { addAt, lookAt } from '../steps/look';
import { nextLook } from '../steps/standing';
import { changeDomain, liveDomain } from '../store/domains';
import type { DomainRow } from '../store/tables';
import { claim, releaseOf } from './claim';
import { forgetAt } from './forget';
import { deliveryOf } from './view';
import { addressesIn, refusalOf, told, waysIn } from './wish';

type Input = HandlerInput<typeof saveMailDomain>;

/** Logins at others' services that an owner may have tried in an hour. */
const TRIES = 20;
const HOUR_S = 60 * 60;

/** R410: an own key costs what was shown, once; that this was accepted is kept, and logged with the price. */
async function acceptPrice({ body, agency, user, services }: Input, tx: Tx, row: DomainRow) {
  if (row.way !== 'mailgun' || row.price_accepted_at) return {};
  await services.audit.record(tx, {
    ...{ agencyId: agency.id, userId: user.id, action: 'mail-delivery.price-accepted', subject: row.domain },
    after: { price: OWN_KEY_PRICE, accepted: body.isPriceAccepted === true },
  });
  await services.owe(tx, agency.id, ownKeyOf(row.domain));
  return { price_accepted_at: services.clock.now() };
}

/** What the service says of the domain as it is wished; null while it is silent. Throws what the owner is told. */
async function askService({ services, agency, body }: Input, row: DomainRow) {
  if (row.way !== 'platform') await services.budget('mail-service-login', TRIES, HOUR_S).spend(agency.id);
  try {
    return await addAt(services, row);
  } catch (error) {
    if (error instanceof ServiceSays) throw refusalOf(error.what, body.way);
    throw error;
  }
}

async function add(input: Input, wanted: Parameters<typeof claim>[2]): Promise<void> {
  const { agency, user, tenant, services } = input;
  await releaseOf(services, wanted.domain, agency.id);
  const row = await tenant((tx) => claim(tx, agency.id, wanted, services.clock.now()));
  if (!row) throw conflict(mailRefusals.domainTaken);
  const said = await askService(input, row).catch(async (error: unknown) => {
    await tenant((tx) =>
      tx.deleteFrom('mail_domain').where('agency_id', '=', agency.id).where('id', '=', row.id).execute(),
    );
    throw error;
  });
  await tenant(async (tx) => {
    await changeDomain(tx, row, { ...said, ...(await acceptPrice(input, tx, row)) });
    const entry = { agencyId: agency.id, userId: user.id, subject: row.domain, after: told(row) };
    await services.audit.record(tx, { ...entry, action: 'mail-delivery.add' });
  });
}

/** Whether letters go another way than before, which begins anew with the records. */
const isOtherWay = (before: DomainRow, after: DomainRow) =>
  before.service !== after.service ||
  before.secret !== after.secret ||
  before.region !== after.region ||
  JSON.stringify(before.server) !== JSON.stringify(after.server);

async function change(input: Input, before: DomainRow, wanted: Parameters<typeof claim>[2]): Promise<void> {
  const { agency, user, tenant, services } = input;
  const after: DomainRow = { ...before, ...wanted };
  const isNewWay = isOtherWay(before, after);
  const said = isNewWay ? await askService(input, after) : null;
  if (isNewWay && !said)
    throw new HttpError(
      502,
      'UPSTREAM_FAILED',
      after.way === 'smtp' ? mailRefusals.serverUnreachable : mailRefusals.unreachable,
    );
  const standing = { ...after, ...said, broken_since: null, broken_because: null };
  await tenant(async (tx) => {
    const written = await changeDomain(tx, before, {
      ...{ sender: after.sender, way: after.way, service: after.service, region: after.region },
      ...{ server: json(after.server), secret: after.secret, key_ending: after.key_ending },
      ...(said
        ? {
            ...{ ...said, broken_since: null, broken_because: null },
            next_check_at: nextLook(standing as never, services.clock.now()),
          }
        : {}),
      ...(await acceptPrice(input, tx, after)),
    });
    if (!written) throw conflict(mailRefusals.checkedJustNow);
    const entry = { agencyId: agency.id, userId: user.id, subject: after.domain };
    await services.audit.record(tx, {
      ...{ ...entry, action: 'mail-delivery.change', before: told(before), after: told(after) },
    });
    const isLeft = before.way !== after.way || before.region !== after.region;
    if (isLeft) await forgetAt(tx, services.jobs, before);
  });
}

/** Adds the domain, or changes how its letters go; see `saveMailDomain`. */
export async function save(input: Input) {
  const { body, agency, tenant, services } = input;
  const addresses = addressesIn(body, services.config.platformHost);
  const known = await tenant((tx) => liveDomain(tx, agency.id));
  if (known && known.domain !== addresses.domain) throw conflict(mailRefusals.otherDomain);
  if (body.way === 'mailgun' && !body.isPriceAccepted && !known?.price_accepted_at)
    throw invalid(mailRefusals.priceNotAccepted, 'isPriceAccepted');
  const ways = await waysIn(body, { config: services.config, agencyId: agency.id, known });
  const wanted = { ...addresses, ...ways };
  await (known ? change(input, known, wanted) : add(input, wanted));
  await lookAt(services, agency.id);
  return { data: await tenant((tx) => deliveryOf(tx, services, agency)) };
}
