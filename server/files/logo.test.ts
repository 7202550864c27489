import { expect, test } from 'vitest';
import { pathOf } from './path';
import { databaseFiles } from './store';
import { messageOf } from '../mail/letter';
import { testServer, type TestServer } from '../testing/harness';
import { WIDE_PNG } from '../testing/logos';
import { mailServer } from '../testing/mail-server';
import { drawLogo } from './logo';

const ID = '7a0f0a52-0000-4000-8000-000000000001';

/** Gives the agency such a logo and mails one letter in its name. */
async function sendFrom(it: TestServer, bytes: Uint8Array): Promise<void> {
  const agencyId = it.agencies['alpha']!.id;
  await it.db.asSystem(async (tx) => {
    const { id: userId } = await tx
      .selectFrom('app_user')
      .select('id')
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    const file = { type: 'image/png', bytes: Uint8Array.from(bytes), at: it.clock.now() };
    await databaseFiles.save(tx, { agencyId, id: ID, userId, purpose: 'logo', ...file });
    await tx
      .updateTable('agency')
      .set({ settings: JSON.stringify({ logo: pathOf(ID) }) as never })
      .where('id', '=', agencyId)
      .execute();
  });
  it.server.tenants.forget();
  const agency = (await it.server.tenants.find(agencyId))!;
  const words = { subject: 'Hi', headline: 'Hi', text: 'Hi', note: '', otherwise: '', help: '' };
  const button = { label: 'Go', url: 'https://alpha.example/' };
  const letter = messageOf({ language: 'en', ...words, button }, agency);
  await it.db.withTenant(agencyId, (tx) =>
    it.server.services.mail.send(tx, { ...letter, to: 'clara@alpha.example' }, 'happened'),
  );
  await it.server.jobs.drain();
}

test('a letter takes the uploaded logo along as a related part, whatever mail server carries it', async () => {
  const mails = await mailServer();
  const it = await testServer({ config: { smtpUrl: mails.url } });
  await sendFrom(it, WIDE_PNG);
  const plain = mails.taken[0]!.replace(/=\n/g, '').replace(/=3D/g, '=');
  expect(plain).toMatch(/Content-Type: multipart\/related/i);
  expect(plain).toContain('Content-ID: <agency-logo>');
  expect(plain).toContain('<img src="cid:agency-logo" width="76" height="48" alt="Alpha Voyages"');
  expect(plain).not.toMatch(/src="http/);
  await it.close();
  await mails.close();
});

test('the development mailbox shows it; a logo that cannot be read leaves the name', async () => {
  for (const [bytes, says] of [
    [WIDE_PNG, /<img src="data:image\/png;base64,[^"]+" width="76" height="48" alt="Alpha Voyages"/],
    [Buffer.from('not a picture'), /">(<!--brand-->)?Alpha Voyages</],
  ] as const) {
    const it = await testServer();
    await sendFrom(it, bytes);
    const list = (await it.request('alpha.localhost', 'GET', '/dev/mail')).text;
    const [path] = /\/dev\/mail\/[0-9a-f-]{36}/.exec(list)!;
    expect((await it.request('alpha.localhost', 'GET', `${path}/html`)).text).toMatch(says);
    await it.close();
  }
});

test('what is drawn fits into 480 by 144 pixels and shows something', () => {
  const svg = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${inner}</svg>`,
    );
  const type = 'image/svg+xml';
  expect(drawLogo({ type, bytes: svg('<rect width="40" height="40"/>') })).toMatchObject({
    width: 144,
    height: 144,
  });
  expect(drawLogo({ type: 'image/png', bytes: WIDE_PNG })).toMatchObject({ width: 256, height: 144 });
  for (const bytes of [
    svg(''),
    svg('<image width="40" height="40" href="https://evil.example/a.png"/>'),
    Buffer.from('<svg'),
  ])
    expect(drawLogo({ type, bytes })).toBeNull();
  expect(drawLogo({ type: 'image/png', bytes: WIDE_PNG.subarray(0, 200) })).toBeNull();
});
