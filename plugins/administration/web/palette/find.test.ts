import { expect, it } from 'vitest';
import { fakeApi } from '@/core/testing/fake-api';
import type { PaletteSearch } from '@/core/plugin';
import find from './find';

const person = (name: string) => ({ _id: name, name, email: `${name}@x.example` });
const search = (text: string, userType: PaletteSearch['userType']): PaletteSearch => ({
  text,
  userType,
  api: fakeApi({
    '/api/agency/clients/': { data: [person('clara')], totalCount: 1 },
    '/api/agency/agents': { data: [person('adrian')], totalCount: 1 },
  }) as never,
  say: ({ message = '' }) => message,
  signal: new AbortController().signal,
});
const pagesOf = async (text: string, userType: PaletteSearch['userType']) =>
  (await find(search(text, userType))).map(({ to, search: parameters }) => [to, parameters?.['panel']]);

it('an owner finds settings by any of their names, clients and agents', async () => {
  expect(await pagesOf('LOGO', 'AgencyOwner')).toEqual([
    ['/settings/website', 'brand'],
    ['/clients/clara', undefined],
    ['/agents/adrian', undefined],
  ]);
  expect((await pagesOf('sign dom', 'AgencyOwner'))[0]).toEqual(['/settings/website', 'access']);
});

it('G46 a sales agent finds clients and is not offered what only the owner may see', async () => {
  expect(await pagesOf('logo', 'SalesAgent')).toEqual([['/clients/clara', undefined]]);
});
