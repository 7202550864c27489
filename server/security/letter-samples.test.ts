import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@/core/contract';
import { findSample, type LetterGroup, letterGroups, letterId } from '../core-plugin/letters/groups';
import { plugins } from '../plugins';
import type { AgencyRecord } from '../ports/agency';
import type { Notice } from '../ports/booking';
import type { LetterSample, PluginLetters, SampleAt } from '../ports/letters';
import { asTold } from '../selling/bookable/samples/booking';
import { applicationsOf } from '../testing/applications';
import { testServer, type TestServer } from '../testing/harness';
import { expectFit } from '../testing/letters';

const LANGUAGES = ['en', 'pt', 'es'] as const;
const NOTICES: Readonly<Record<Notice, true>> = {
  ...{ reserved: true, expired: true, withdrawn: true, submitted: true, refused: true },
  ...{ cancelled: true, 'supplier-cancelled': true, 'client-cancelled': true },
};
const HOST = 'alpha.localhost';

let it: TestServer;
let owner: string;
let agency: AgencyRecord;
let platform: AgencyRecord;
let groups: readonly LetterGroup[];
const at = (language: Language): SampleAt => ({ agency, platform, language, services: it.server.services });
const samples = (): { id: string; sample: LetterSample }[] =>
  groups.flatMap((group) => group.samples.map((sample) => ({ id: letterId(group, sample), sample })));
const get = (path: string, { host = HOST, token = owner } = {}) => it.request(host, 'GET', path, { token });
const preview = async (id: string, language = 'en') =>
  (await get(`/api/agency/letters/${id}?language=${language}`)).json.data;

beforeAll(async () => {
  const settings = {
    applications: applicationsOf(plugins),
    primaryColor: '#ffe600',
    contactEmailId: 'ola@alpha.example',
  };
  const bookingMenuItemOptions = [{ name: 'Cars', isActive: true }];
  it = await testServer({
    plugins,
    config: { rateFactor: 1000 },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha & <Filhas>', subdomain: 'alpha', settings },
      { name: 'Beta', subdomain: 'beta', settings: { ...settings, bookingMenuItemOptions } },
    ],
  });
  owner = await it.login('alpha', 'owner');
  const { agencyById, namesIn } = it.server.services;
  agency = (await agencyById(it.agencies['alpha']!.id))!;
  platform = (await agencyById(it.agencies['platform']!.id))!;
  groups = letterGroups(plugins, namesIn)(agency);
});
afterAll(() => it.close());

describe('every letter that leaves the platform can be looked at', () => {
  test('each is fit to send in each language, with words of that language', async () => {
    expect(samples().length).toBeGreaterThan(35);
    for (const { id, sample } of samples()) {
      const sender = sample.from === 'platform' ? platform : agency;
      const said: string[][] = [];
      for (const language of LANGUAGES) {
        const drawn = await sample.draw(at(language));
        // An invoice of the platform is called by its number.
        const files = drawn.attachments?.filter(({ filename }) => !filename.startsWith('invoice-'));
        expectFit(`sample-${id}-${language}`, { ...drawn, attachments: files }, sender);
        expect([id, drawn.html.includes(`<html lang="${language}"`)]).toEqual([id, true]);
        expect(drawn.subject.trim(), id).not.toBe('');
        const say = groups.find((group) => group.samples.includes(sample))!.say(language);
        said.push([drawn.text, say._(sample.name), say._(sample.when)]);
      }
      const [[, english], ...others] = said as [string[], ...string[][]];
      for (const nth of [0, 2]) expect([id, new Set(said.map((each) => each[nth])).size]).toEqual([id, 3]);
      // Some are called alike in Portuguese and Spanish.
      expect(
        others.map(([, name]) => name),
        id,
      ).not.toContain(english);
    }
  });

  test('a reason that a supplier gave in English stands in the language of the letter', async () => {
    const { text } = await preview('activity.refused', 'pt');
    expect(text).toContain('Poucos participantes');
    expect(text).not.toContain('passengers');
  });

  test('each that is told of a product’s bookings has a sample, and no other', async () => {
    const products = groups.filter(({ booking }) => booking);
    expect(products.map(({ id }) => id)).toEqual(
      plugins.filter(({ plugin }) => plugin.product).map(({ id }) => id),
    );
    for (const group of products) {
      const record = await group.booking!(at('en'));
      const product = plugins.find(({ id }) => id === group.id)!.plugin.product!(it.server.services);
      const told: string[] = product.confirmationMail ? ['confirmation'] : [];
      for (const notice of Object.keys(NOTICES) as Notice[])
        if (await product.noticeMail?.(notice, asTold(notice, record, at('en'), { message: 'No' }), agency))
          told.push(notice);
      const shown = group.samples.map(({ id }) => id);
      expect([group.id, told.filter((each) => !shown.includes(each))]).toEqual([group.id, []]);
      expect(shown.filter((each) => each in NOTICES && !told.includes(each))).toEqual([]);
    }
  });
});

describe('the calendar that letters fill', () => {
  const entriesOf = async (samplesOf: PluginLetters['samples'], wanted: string) => {
    const drawn = await samplesOf.find(({ id }) => id === wanted)!.draw(at('en'));
    const files = drawn.attachments!.filter(({ filename }) => filename.endsWith('.ics'));
    return files.map(({ content, contentType }) => ({
      uid: content.match(/(?<=^UID:)\S+/gm),
      method: [/(?<=^METHOD:)\w+/m.exec(content)![0], contentType.split('method=')[1]],
      status: content.match(/(?<=^STATUS:)\w+/gm),
    }));
  };

  test('what is canceled leaves it, whatever was sold: each entry in a file of its own, under the name that it came with', async () => {
    const products = groups.filter(({ booking }) => booking);
    expect(products.length).toBeGreaterThan(3);
    for (const { id, samples: drawn } of products) {
      const brought = await entriesOf(drawn, 'confirmation');
      expect(brought.length, id).toBeGreaterThan(0);
      for (const entry of brought)
        expect(entry).toEqual({
          ...{ uid: [expect.any(String)], method: ['PUBLISH', 'PUBLISH'], status: ['CONFIRMED'] },
        });
      expect(await entriesOf(drawn, 'cancelled'), id).toEqual(
        brought.map(({ uid }) => ({ uid, method: ['CANCEL', 'CANCEL'], status: ['CANCELLED'] })),
      );
    }
  });
});

describe('the letters as staff sees them', () => {
  test('the list says what each is called, when it goes out and to whom, in the words of whoever asks', async () => {
    const { json } = await it.request(HOST, 'GET', '/api/agency/letters', {
      token: owner,
      headers: { 'accept-language': 'pt' },
    });
    expect(json.data.map(({ id }: { id: string }) => id)).toEqual(samples().map(({ id }) => id));
    const of = (wanted: string) => json.data.find(({ id }: { id: string }) => id === wanted);
    expect(of('account.reset')).toEqual({
      id: 'account.reset',
      name: 'Escolher uma nova senha',
      when: 'Quando alguém esqueceu a senha.',
      to: 'anybody',
      group: { id: 'account', name: 'Contas e site' },
    });
  });

  test('a preview is in the agency’s name, and its links lead to the start page', async () => {
    for (const { id } of samples()) {
      const { text, page } = await preview(id);
      const { text: html } = await get(page);
      for (const form of [text, html])
        for (const [address] of form.matchAll(/https?:\/\/(?:[\w-]+\.)*localhost[^\s"<]*/g))
          expect([id, address]).toEqual([id, expect.stringMatching(/^https?:\/\/[^/]+\/$/)]);
    }
    expect(await preview('account.invitation', 'es')).toMatchObject({
      subject: 'Marta Costa le invita a Alpha & <Filhas>',
      // Its own way for letters is on: they may come from anywhere.
      sender: { name: 'Alpha & <Filhas>', address: null, replyTo: 'ola@alpha.example' },
      attachments: [],
    });
  });

  test('what comes with a letter is named, and what is shown inside it is not', async () => {
    const { attachments } = await preview('flight.confirmation');
    expect(attachments.map(({ filename }: { filename: string }) => filename)).toEqual([
      ...[1, 2, 3, 4].map((nth) => `alpha-K7QM2X-${nth}.ics`),
      'alpha-K7QM2X.pdf',
    ]);
  });

  test('what the platform sends is in its name', async () => {
    const { sender, page } = await preview('subscription.receipt');
    expect(sender).toEqual({ name: 'Platform', address: 'no-reply@localhost', replyTo: null });
    expect((await get(page)).text).not.toContain('#ffe600');
  });

  test('SEC-20 the page of a letter is for a frame of this site; nothing in it runs or is fetched', async () => {
    const { page } = await preview('flight.confirmation');
    const { text, headers, status } = await it.request(HOST, 'GET', page);
    expect(status).toBe(200);
    expect(text).toContain('src="data:image/png;base64,');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
    expect(policy).not.toContain('script-src');
  });

  test('SEC-31 the page opens at no other agency, not for a changed address, and not for long', async () => {
    const { page } = await preview('account.reset');
    const ask = async (path: string, host = HOST) => (await it.request(host, 'GET', path)).status;
    expect(await ask(page)).toBe(200);
    expect(await ask(page, 'beta.localhost')).toBe(404);
    expect(await ask(`${page.slice(0, -2)}AA`)).toBe(404);
    expect(await ask('/letters/nothing')).toBe(404);
    it.clock.advance(11 * 60_000);
    expect(await ask(page)).toBe(404);
  });

  test('letters of what is switched off are not there', async () => {
    const token = await it.login('beta', 'owner');
    const at = { host: 'beta.localhost', token };
    const { json } = await get('/api/agency/letters', at);
    const ids: string[] = json.data.map(({ id }: { id: string }) => id);
    expect(ids).toContain('car.confirmation');
    expect(ids.filter((id) => /^(flight|hotel|activity)\./.test(id))).toEqual([]);
    expect((await get('/api/agency/letters/flight.confirmation', at)).status).toBe(404);
    expect(findSample(groups, 'flight.nothing')).toBeUndefined();
  });
});
