import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words';

const modules: Record<string, { importedIds: string[]; code: string }> = {
  '/main.tsx': { importedIds: ['/header.tsx'], code: '' },
  '/header.tsx': {
    importedIds: ['/node_modules/x/y.js'],
    code: '_({ id: "aaaaaa" }); jsx(Trans, { id: `own:bbbbbb` })',
  },
  '/home.tsx': { importedIds: [], code: 't({ id: "eeeeee" })' },
  '/node_modules/x/y.js': { importedIds: [], code: '{id:"cccccc"}' },
  '/locales/pt/core.po': { importedIds: [], code: '' },
  '/locales/pt/core.po?lingui': { importedIds: [], code: '' },
  '/locales/pt/other.po': { importedIds: [], code: '' },
};
const words = {
  aaaaaa: ['Olá'],
  'own:bbbbbb': ['`${x}`'],
  cccccc: ['"três"'],
  dddddd: ['quatro'],
  eeeeee: ['cinco'],
};
const code = `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(words))});`;

function render(facadeModuleId: string): string {
  const { renderChunk } = splitWords(() => ['/main.tsx', '/home.tsx']);
  const context = { getModuleInfo: (id: string) => modules[id] ?? null };
  const result = (
    renderChunk as unknown as (this: unknown, code: string, chunk: unknown) => string | null
  ).call(context, code, { facadeModuleId });
  return result ?? code;
}
const messagesOf = (text: string): unknown =>
  new Function(`${text.replace('export const', 'const')} return messages`)();

describe('splitting the words of a catalog', () => {
  it('keeps what the entries say, with everything they import statically', () => {
    expect(messagesOf(render('/locales/pt/core.po'))).toEqual({
      aaaaaa: ['Olá'],
      'own:bbbbbb': ['`${x}`'],
      eeeeee: ['cinco'],
    });
  });
  it('puts all the rest into the other half', () => {
    expect(messagesOf(render('/locales/pt/core.po?lingui'))).toEqual({
      cccccc: ['"três"'],
      dddddd: ['quatro'],
    });
  });
  it('leaves a catalog whole that is imported once, and every other chunk alone', () => {
    expect(messagesOf(render('/locales/pt/other.po'))).toEqual(words);
    expect(render('/web/Screen.tsx')).toBe(code);
  });
});
