import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedAt, placesOf, WAYS } from './answers';
import { type Document, openDocument } from './document';
import { goodOf, type Maker, startMaker } from './maker';
import { formOf } from './request';

const DOCUMENT = `
openapi: 3.0.2
paths:
  /trips/{id}:
    parameters: [{ name: X-Key, in: header, required: true, schema: { type: string } }]
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 50 } }]
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Trip' } } } } }
  /trips/tags:
    get: { responses: { '200': { content: { application/json: { example: { tags: [1] } } } } } }
  /trips:
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema:
              allOf:
                - $ref: '#/components/schemas/Base'
                - { type: object, required: [seats], properties: { seats: { type: integer, minimum: 0, exclusiveMinimum: true } } }
      responses: { '201': { content: { application/json: { schema: { $ref: '#/components/schemas/Trip' } } } } }
  /letters:
    post:
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              properties: { to: { type: array, items: { type: string } }, track: { type: boolean } }
      responses: { '200': { description: sent } }
components:
  schemas:
    Base: { type: object, required: [day], properties: { day: { type: string, format: date } } }
    Trip:
      type: object
      required: [id]
      properties:
        id: { type: string }
        state: { type: string, enum: [open, full] }
        price: { type: number, nullable: true }
        stops: { type: array, items: { $ref: '#/components/schemas/Stop' } }
    Stop:
      discriminator: { propertyName: kind, mapping: { port: '#/components/schemas/Port' } }
      type: object
      properties: { kind: { type: string } }
    Port: { allOf: [{ $ref: '#/components/schemas/Stop' }, { type: object, properties: { berth: { type: string } } }] }
`;

const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
let document: Document;
let maker: Maker;
beforeAll(async () => {
  writeFileSync(join(folder, 'a.yaml'), DOCUMENT);
  document = openDocument(join(folder, 'a.yaml'), {
    'GET /trips/{id}': { id: 't', state: 'open', stops: [{ kind: 'port', berth: 'a' }] },
  });
  maker = await startMaker(document);
});
afterAll(async () => {
  await maker.close();
  rmSync(folder, { recursive: true });
});

/** What is said of a request. */
async function saidOf(
  method: string,
  path: string,
  body?: object | URLSearchParams | FormData,
  headers = {},
) {
  maker.faults.clear();
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  await fetch(`${maker.url}/v1${path}`, {
    method,
    headers: { 'x-key': 'k', ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : body && JSON.stringify(body),
  } as RequestInit);
  return [...maker.faults.values()].flatMap((said) => [...said]);
}

test('what a maker publishes in several documents is one', () => {
  const more = join(folder, 'b.yaml');
  writeFileSync(
    more,
    `
openapi: 3.0.2
paths:
  /stays: { get: { responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Stay' } } } } } } }
components: { schemas: { Stay: { type: object, properties: { id: { type: string } } } } }
`,
  );
  const both = openDocument([join(folder, 'a.yaml'), more]);
  expect(both.operations).toHaveLength(document.operations.length + 1);
  for (const [method, path, value] of [
    ['GET', '/stays', { id: 'text' }],
    ['POST', '/trips', { id: 'text' }],
  ] as const)
    expect(goodOf(both, both.find(method, path)!, 0).value).toMatchObject(value);
});

describe('a request is held against what is published', () => {
  test.each([
    ['GET', '/trips/7?limit=50', undefined, []],
    ['GET', '/trips/7?limit=51', undefined, ['?limit /value must be <= 50']],
    ['GET', '/trips/7?page=2', undefined, ['?page is not published']],
    ['GET', '/trips/tags', undefined, []],
    ['DELETE', '/trips/7', undefined, ['no such operation is published']],
    ['POST', '/trips', { day: '2027-03-10', seats: 1 }, []],
    ['POST', '/trips', undefined, ['the body is missing']],
    ['POST', '/trips', { day: '10/3/2027', seats: 1 }, ['body /day must match format "date"']],
    ['POST', '/trips', { day: '2027-03-10', seats: 0 }, ['body /seats must be > 0']],
    ['POST', '/trips', { day: '2027-03-10' }, ["body / must have required property 'seats'"]],
    [
      ...['POST', '/trips', { day: '2027-03-10', seats: 1, meal: 'yes' }],
      ['body / must NOT have unevaluated properties: meal'],
    ],
    ['POST', '/letters', new URLSearchParams({ to: 'a', track: 'true' }), []],
    ['POST', '/letters', new URLSearchParams({ to: 'a', track: 'often' }), ['body /track must be boolean']],
  ] as [string, string, object | undefined, string[]][])('%s %s %o', async (method, path, body, said) => {
    expect(await saidOf(method, path, body)).toEqual(said);
  });

  test('with its headers and the parts of a form', async () => {
    maker.faults.clear();
    await fetch(`${maker.url}/trips/7`);
    expect([...maker.faults.get('GET /trips/{id}')!]).toEqual(['header X-Key is missing']);
    const form = new FormData();
    form.append('to', 'a');
    form.append('to', 'b');
    expect(await saidOf('POST', '/letters', form)).toEqual([]);
    form.append('carbon', 'copy');
    expect(await saidOf('POST', '/letters', form)).toEqual([
      'body / must NOT have unevaluated properties: carbon',
    ]);
  });

  test('whose names nest', () => {
    expect(formOf([...new URLSearchParams('a[b][0]=c&a[b][1]=d&e=f&e=g&h[i]=j')])).toEqual({
      a: { b: ['c', 'd'] },
      e: ['f', 'g'],
      h: { i: 'j' },
    });
  });
});

describe('a maker answers in every way that it may', () => {
  const operation = () => document.find('GET', '/trips/7')!;

  test('with what it publishes, here or elsewhere, or what its schema describes', async () => {
    expect(await (await fetch(`${maker.url}/trips/tags`)).json()).toEqual({ tags: [1] });
    expect(goodOf(document, operation(), 3).value).toMatchObject({ id: 't' });
    const made = goodOf(document, document.find('POST', '/trips')!, 0);
    expect(made).toMatchObject({ status: 201, value: { id: 'text', state: 'open', price: 1 } });
  });

  test('each place changed alone, in each way that is published for it', () => {
    const { schema, value } = goodOf(document, operation(), 0);
    const places = placesOf(document.root, schema!, value!);
    expect([...places.keys()]).toEqual(['id', 'state', 'stops', 'stops/*/kind', 'stops/*/berth']);
    const told = [...places].flatMap(([name, found]) =>
      Object.entries(WAYS).flatMap(([way, changeOf]) => (changeOf(found) ? [`${name} ${way}`] : [])),
    );
    expect(told).toEqual([
      'id is a long name',
      ...['missing', 'null'].map((way) => `state is ${way}`),
      'state has a word of tomorrow',
      ...['missing', 'null', 'an empty list'].map((way) => `stops is ${way}`),
      ...['missing', 'null'].map((way) => `stops/*/kind is ${way}`),
      ...['missing', 'null'].map((way) => `stops/*/berth is ${way}`),
    ]);
    const { place } = places.get('stops/*/kind')!;
    expect(changedAt(value!, place, () => undefined)).toEqual({
      id: 't',
      state: 'open',
      stops: [{ berth: 'a' }],
    });
  });

  test('with a no that is published for one operation', async () => {
    const of = document.find('GET', '/trips/7')!;
    const [answer] = document.find('GET', '/trips/tags')!.answers;
    maker.be({
      refusal: { of, answer: { ...answer!, status: 404, examples: { gone: { message: 'Gone' } } } },
    });
    const [gone, tags] = await Promise.all([fetch(`${maker.url}/trips/7`), fetch(`${maker.url}/trips/tags`)]);
    expect([gone.status, await gone.json(), tags.status]).toEqual([404, { message: 'Gone' }, 200]);
    maker.be({});
  });

  test('and on a bad day: too often once, a page, half an answer', async () => {
    maker.be({ trouble: (isFirst) => (isFirst ? { status: 429, headers: {}, body: '' } : null) });
    const statuses = [await fetch(`${maker.url}/trips/tags`), await fetch(`${maker.url}/trips/tags`)];
    expect(statuses.map(({ status }) => status)).toEqual([429, 200]);
    maker.be({ trouble: () => 'half' });
    await expect(fetch(`${maker.url}/trips/tags`).then((answer) => answer.text())).rejects.toThrow();
    maker.be({});
  });
});
