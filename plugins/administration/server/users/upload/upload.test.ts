import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STREAM_TYPE } from '@/core/contract';
import { mailsTo } from '@/server/testing/mails';
import { A, type Office, office, said } from '../testing';

let at: Office;
beforeAll(async () => {
  at = await office();
});
afterAll(() => at.it.close());

const PATH = '/api/agency/clients/create';
const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const row = (index: number, name = `Guest ${letters(index)}x`) => ({
  name,
  email: `guest${index}@import.example`,
  phone: '',
});
const send = (body: object) => at.ask('POST', PATH, body);
const imported = async () =>
  (await at.ask('GET', '/api/agency/clients/?searchQuery=import.example')).json.totalCount as number;

describe('R364 an upload', () => {
  test('of 500 clients with 7 bad rows writes nothing before it is confirmed, then the good ones', async () => {
    const data = Array.from({ length: 500 }, (_, index) =>
      row(index, index % 70 === 3 && index < 480 ? '' : undefined),
    );
    const preview = await send({ data });
    expect(preview.json.data.counts).toEqual({ create: 493, update: 0, skip: 0, reject: 7 });
    expect(preview.json.data.rows[3]).toEqual({
      outcome: 'reject',
      problems: [{ field: 'name', message: 'Required', reason: 'field.required' }],
    });
    expect(await imported()).toBe(0);

    const { text } = await at.it.request(A, 'POST', PATH, {
      token: at.tokens['owner'],
      headers: { accept: STREAM_TYPE },
      body: { data, plan: preview.json.data.plan },
    });
    const steps = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { done: number; total: number });
    expect(steps.map(({ done }) => done)).toEqual([0, 100, 200, 300, 400, 493]);
    expect(await imported()).toBe(493);

    const again = await send({ data });
    expect(again.json.data.counts).toEqual({ create: 0, update: 0, skip: 493, reject: 7 });
    const audit = await at.auditOf('clients.upload');
    expect((audit[0]!.after as { created: string[] }).created).toHaveLength(93);
  });

  test('is refused once it would come out differently from what was shown', async () => {
    const data = [row(900)];
    const { plan } = (await send({ data })).json.data;
    await at.addClient('guest900@import.example');
    expect(said(await send({ data, plan }))).toEqual([
      409,
      'The clients have changed since the preview. Please check it again.',
    ]);
    expect((await send({ data: [row(901)], plan })).status).toBe(409);
  });

  test('updates names and phones and leaves a phone that the file does not know', async () => {
    const id = await at.addClient('guest910@import.example', { phone: '+47 55 55 01 70' });
    const data = [{ ...row(910, 'New Name') }];
    const { plan, counts } = (await send({ data })).json.data;
    expect(counts.update).toBe(1);
    await send({ data, plan });
    expect((await at.ask('GET', `/api/agency/clients/${id}`)).json.data).toMatchObject({
      name: 'New Name',
      phone: '+47 55 55 01 70',
      isVerified: true,
    });
  });

  test('writes to new clients only when it was asked for', async () => {
    for (const [index, sendMail] of [
      [920, false],
      [921, true],
    ] as const) {
      const data = [row(index)];
      const { plan } = (await send({ data })).json.data;
      await send({ data, plan, sendMail });
      expect(await mailsTo(at.it, 'alpha', data[0]!.email)).toHaveLength(sendMail ? 1 : 0);
    }
  });

  test('SEC-39 SEC-42 is capped in rows and bytes', async () => {
    expect((await send({ data: Array.from({ length: 5001 }, (_, index) => row(index)) })).status).toBe(422);
    expect((await send({ data: [row(1, 'x'.repeat(301))] })).status).toBe(422);
    const bulky = Array.from({ length: 4000 }, (_, index) => ({
      ...row(index),
      phone: '1'.repeat(290),
      name: 'n'.repeat(290),
    }));
    expect((await send({ data: bulky })).status).toBe(413);
  });
});
