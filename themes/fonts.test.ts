import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Font } from '@/core/contract/site/agency';
import { FONTS } from '@/core/contract/constants';
import { FACES, fontOf, PAIRS, readFont, standIn } from './fonts';

const sheets = ['inter', 'nunito-sans', 'lora', 'source-serif-4'];
const read = (sheet: string) => readFileSync(`themes/fonts/${sheet}.css`, 'utf8');

describe('the fonts an agency may choose', () => {
  it('R023 SEC-24 anything but a shipped font is Roboto', () => {
    for (const nonsense of [null, undefined, '', 'Comic Sans', 'inter', 'url(x)', "Inter'; }", 7, {}]) {
      expect(readFont(nonsense)).toBe('Roboto');
      expect(Font.safeParse(nonsense).success).toBe(false);
    }
    expect(fontOf("x';}").family).toBe(fontOf('Roboto').family);
  });

  it.each(FONTS)('%s names a face, its stand-in in the same measures, and the device’s own', (font) => {
    const { family, heading } = fontOf(font);
    for (const [stack, face] of [
      [family, PAIRS[font].text],
      [heading, PAIRS[font].heading],
    ] as const) {
      const own = face ? `'${FACES[face].family}', '${standIn(face)}', ` : '';
      expect(stack.startsWith(own)).toBe(true);
      expect(stack).toMatch(/(sans-serif|serif)$/);
    }
  });

  it('serves every face that a choice names from the own host, latin and latin-ext, in files that exist', () => {
    const families = sheets.map((sheet) => /font-family: '([^']+)'/.exec(read(sheet))?.[1]);
    const chosen = Object.values(FACES).map(({ family }) => family);
    expect(new Set([...families, 'Roboto Variable'])).toEqual(new Set(chosen));
    for (const sheet of sheets) {
      const files = [...read(sheet).matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file!);
      expect(files.map((file) => file.replace(/.*?(latin(-ext)?)-wght.*/, '$1'))).toEqual([
        'latin-ext',
        'latin',
      ]);
      for (const file of files) expect(existsSync(`node_modules/${file}`), file).toBe(true);
      expect(read(sheet)).not.toMatch(/https?:/);
    }
  });

  it('ships only fonts under the SIL Open Font License, and says so', () => {
    const told = readFileSync('docs/attributions.md', 'utf8');
    for (const sheet of ['roboto', ...sheets]) {
      const folder = `node_modules/@fontsource-variable/${sheet}`;
      expect(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).license).toBe('OFL-1.1');
      expect(told).toContain(`@fontsource-variable/${sheet})`);
    }
  });
});
