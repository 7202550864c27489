import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plugins } from '@/server/plugins';
import { applicationsOf } from '@/server/testing/applications';
import { testServer, type TestServer } from '@/server/testing/harness';

const HOST = 'alpha.localhost';
let it: TestServer;
let token: string;
beforeAll(async () => {
  it = await testServer({
    plugins,
    config: { rateFactor: 1000 },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', settings: { applications: applicationsOf(plugins) } },
    ],
  });
  token = await it.login('alpha', 'client');
});
afterAll(() => it.close());

interface Asked {
  readonly path: string;
  /** What the first suggestion stands for: its code, `LIS` of a city and `GRU` of an airport. */
  readonly first: (suggestion: Record<string, string>) => string;
}

const code = (id: string) => id.replace(/^(city:|airport[:-])/, '');
/** Every field of the site in which a place is typed. */
const FIELDS: Readonly<Record<string, Asked>> = {
  'R194 flights from and to': { path: '/api/v2/flight/airports?search=', first: (group) => group['code']! },
  'R175 the home airport': { path: '/api/reference/airports?search=', first: (airport) => airport['code']! },
  'pick-up of cars, and places of other products': {
    path: '/api/places?search=',
    first: ({ id }) => code(id!),
  },
  'R251 stays': { path: '/api/locationcontent/autosuggestV2?size=20&term=', first: ({ id }) => code(id!) },
  'R313 activities': {
    path: '/api/activities/destinations?text=',
    first: ({ destinationId }) => code(destinationId!),
  },
};

async function ask(path: string, typed: string, language = 'en') {
  const answer = await it.request(HOST, 'GET', `${path}${encodeURIComponent(typed)}`, {
    token,
    headers: { 'accept-language': language },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data as Record<string, string>[];
}

/** What is typed, and the place that is meant: a code of a city, or of any of its airports. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  MUC: [
    'München',
    'Muenchen',
    'munchen',
    'Munich',
    'Munique',
    'Múnich',
    'Munich, Germany',
    'Munique, Alemanha',
  ],
  'NYC JFK': [
    'Nova Iorque',
    'Nova York',
    'Nueva York',
    'New York City',
    'new york, ny',
    'Nova York, EUA',
    'New York USA',
  ],
  'PAR CDG': [
    'Paris, France',
    'paris france',
    'París, Francia',
    'Paris, França',
    'Paris (France)',
    'Parigi',
    'Prais, France',
  ],
  'SAO GRU': ['São Paulo, Brasil', 'sao paulo brazil', 'São Paulo, SP', 'Sampa', 'São Paulo - Brasil'],
  'WAS IAD BWI': [
    'Washington D.C.',
    'Washington, D.C.',
    'washington dc',
    'Washington DC, USA',
    'Washington, Estados Unidos',
  ],
  'LON LHR': ['Londres', 'London', 'London, UK', 'Londres, Reino Unido', 'London, England', 'Londra'],
  CGN: ['Köln', 'Koeln', 'Cologne', 'Colônia', 'Colonia, Alemania'],
  ZRH: ['Zürich', 'Zuerich', 'Zurique', 'Zúrich, Suiza'],
  CPH: ['København', 'Koebenhavn', 'Copenhague', 'Kopenhagen'],
  VIE: ['Wien', 'Viena', 'Vienna, Austria'],
  LED: ['St. Petersburg, Russia', 'Saint Petersburg', 'São Petersburgo', 'San Petersburgo'],
  XIY: ['Xi’an', 'Xian', "xi'an"],
  PWM: ['Portland, Maine', 'Portland, ME'],
  PDX: ['Portland, OR', 'portland oregon', 'Portland'],
  YXU: ['London, Ontario', 'London, Canada', 'london canada'],
  LIS: ['Lisboa', 'Lisbon', 'Lissabon', 'Lisbn', 'Lisbon, Portgual'],
};
/** An airport that is named itself, whatever city it serves. */
const AIRPORTS: Readonly<Record<string, readonly string[]>> = {
  GRU: [
    'Guarulhos',
    'guarulhos',
    'Aeroporto de Guarulhos',
    'Guarulhos, São Paulo',
    'São Paulo-Guarulhos',
    'Guarulhos airport',
  ],
  CGH: ['Congonhas', 'Aeroporto de Congonhas, Brasil'],
  GIG: ['Galeão', 'Galeao', 'Tom Jobim'],
  EZE: ['Ezeiza'],
  LHR: ['Heathrow', 'Heatrow', 'London Heathrow'],
  JFK: ['Kennedy', 'John F. Kennedy', 'JFK'],
  FCO: ['Fiumicino'],
};

describe.each(Object.entries(FIELDS))('%s', (field, { path, first }) => {
  test.each(Object.entries(NAMES))(
    '%s is found by its names, whatever the language and spelling',
    async (codes, typed) => {
      for (const text of typed) {
        const [found] = await ask(path, text);
        expect(found && codes.split(' ').includes(first(found)), `${text}: ${found && first(found)}`).toBe(
          true,
        );
      }
    },
  );

  test('an airport that is named itself comes first; what one does there is in its city', async () => {
    for (const [airport, names] of Object.entries(AIRPORTS))
      for (const text of names) {
        const [found] = await ask(path, text);
        const isCode = field.endsWith('activities') && text === 'JFK';
        expect(found && first(found), text).toBe(isCode ? 'NYC' : airport);
      }
  });

  test('a name in full stands above those that are only like it', async () => {
    for (const [text, meant] of [
      ['Nice', ['NCE']],
      ['Roma', ['ROM', 'FCO']],
      ['Granada', ['GRX']],
      ['Natal', ['NAT']],
      ['Bergen', ['BGO']],
      ['Nuuk', ['GOH']],
    ] as const) {
      const [found] = await ask(path, text);
      expect(found && meant, text).toContain(found && first(found));
    }
  });

  test('what is nobody’s name finds nothing', async () => {
    for (const text of ['no such place at all', 'qwrtzp']) expect(await ask(path, text), text).toEqual([]);
  });
});

describe('places are told in the language of whoever asks', () => {
  test('R175 also the home airport', async () => {
    expect((await ask('/api/reference/airports?search=', 'London', 'pt'))[0]).toMatchObject({
      code: 'LHR',
      city: 'Londres',
      country: 'Reino Unido',
    });
  });
});
