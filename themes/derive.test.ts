import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { brands } from './brands';
import { EDGE_CONTRAST, type Mode, TEXT_CONTRAST, deriveBrand, derivePalette } from './derive';
import { contrast, parseHex, toHex } from './oklch';

// Thousands of themes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const mode = fc.constantFrom<Mode>('light', 'dark');

/** The pairs that fall short, worst first: empty when the theme is readable. */
function failures(primary: string, inMode: Mode, tint?: string): string[] {
  const theme = derivePalette(primary, inMode, tint);
  const surfaces = { ...theme.surface, brandSubtle: theme.brand.subtle };
  const pairs: [string, string, string, number][] = [];
  for (const [on, background] of Object.entries(surfaces)) {
    for (const [name, color] of Object.entries(theme.text)) {
      if (name !== 'inverse') pairs.push([`text.${name} on ${on}`, color, background, TEXT_CONTRAST]);
    }
    pairs.push([`brand.text on ${on}`, theme.brand.text, background, TEXT_CONTRAST]);
    pairs.push([`brand.edge on ${on}`, theme.brand.edge, background, EDGE_CONTRAST]);
    pairs.push([`border.control on ${on}`, theme.border.control, background, EDGE_CONTRAST]);
    pairs.push([`focus on ${on}`, theme.focus, background, EDGE_CONTRAST]);
  }
  pairs.push(['brand.text on subtleHover', theme.brand.text, theme.brand.subtleHover, TEXT_CONTRAST]);
  pairs.push(['inverse on text', theme.text.inverse, theme.text.primary, 7]);
  for (const fill of ['solid', 'solidHover', 'solidActive'] as const) {
    pairs.push([`onSolid on ${fill}`, theme.brand.onSolid, theme.brand[fill], TEXT_CONTRAST]);
  }
  for (const fill of ['solid', 'solidHover'] as const) {
    pairs.push([`danger.onSolid on ${fill}`, theme.danger.onSolid, theme.danger[fill], TEXT_CONTRAST]);
  }
  for (const name of ['success', 'warning', 'danger', 'info'] as const) {
    for (const background of [...Object.values(theme.surface), theme[name].subtle]) {
      pairs.push([`${name}.text`, theme[name].text, background, TEXT_CONTRAST]);
      pairs.push([`${name}.edge`, theme[name].edge, background, EDGE_CONTRAST]);
    }
    pairs.push([`text.primary on ${name}.subtle`, theme.text.primary, theme[name].subtle, TEXT_CONTRAST]);
    pairs.push([`text.secondary on ${name}.subtle`, theme.text.secondary, theme[name].subtle, TEXT_CONTRAST]);
  }
  return pairs
    .map(([name, color, background, goal]) => ({ name, goal, got: contrast(color, background) }))
    .filter(({ got, goal }) => got < goal)
    .map(({ name, goal, got }) => `${name}: ${got.toFixed(2)} < ${goal} (${primary}, ${inMode})`);
}

describe('deriving a theme from one colour', () => {
  it('keeps text at 4.5:1 and edges at 3:1 for 4,000 random colours in light and dark', () => {
    fc.assert(
      fc.property(hex, mode, (primary, inMode) => {
        expect(failures(primary, inMode)).toEqual([]);
      }),
      { numRuns: 4000 },
    );
  });

  it.each([
    '#000000',
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#00ffff',
    '#ff00ff',
    '#808080',
  ])('holds for the corner %s', (corner) => {
    for (const inMode of ['light', 'dark'] as const) expect(failures(corner, inMode)).toEqual([]);
  });

  it('R024 holds for the default blue with the greys of any agency in the dark', () => {
    fc.assert(
      fc.property(hex, (tint) => {
        expect(failures('#2c7be5', 'dark', tint)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('darkens the default blue just enough to carry white text', () => {
    const { solid, onSolid } = derivePalette('#2c7be5', 'light').brand;
    expect([solid, onSolid]).toEqual(['#2373dd', '#ffffff']);
    expect(contrast(solid, onSolid)).toBeCloseTo(4.6, 1);
  });

  it('puts dark ink on a light brand instead of bending it', () => {
    const { solid, onSolid } = derivePalette('#ffc400', 'light').brand;
    expect(solid).toBe('#ffc400');
    expect(contrast(solid, onSolid)).toBeGreaterThan(7);
  });
});

describe('the rules of the specification', () => {
  it('R021 R023 uses the default blue and Roboto when the agency has none, or nonsense', () => {
    for (const primaryColor of [null, undefined, '', 'red', '#fff', 'url(x)', '#2c7be5;}']) {
      const theme = deriveBrand({ primaryColor, font: primaryColor, roundness: Number.NaN }, 'light');
      expect(theme.brand.primary).toBe('#2c7be5');
      expect(theme.font.family).toMatch(/Roboto/);
      expect(theme.radius.card).toBe('0.875rem');
    }
  });

  it('R022 derives two lighter variants by appending b3 and e6', () => {
    const { brand } = deriveBrand({ primaryColor: '#C2552D' }, 'light');
    expect([brand.primaryB3, brand.primaryE6]).toEqual(['#c2552db3', '#c2552de6']);
  });

  it('R024 falls back to the default blue in the dark, whatever the agency', () => {
    for (const brand of brands) {
      expect(deriveBrand(brand, 'dark').brand.primary).toBe('#2c7be5');
      expect(deriveBrand(brand, 'light').brand.primary).toBe(brand.primaryColor);
    }
  });

  it('SEC-24 lets only typed values through: hex colours, known fonts, lengths', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double(), (primaryColor, font, roundness) => {
        const {
          radius,
          font: family,
          shadow,
          ...colors
        } = deriveBrand({ primaryColor, font, roundness }, 'light');
        expect(family.family).toMatch(/^('Roboto Variable', Roboto, 'Roboto Stand-in', )?system-ui, /);
        for (const value of Object.values(radius)) expect(value).toMatch(/^(0|999px|[\d.]+rem)$/);
        for (const value of Object.values(shadow)) expect(value).toMatch(/^[\d\s#a-fpx,-]+$/);
        for (const color of JSON.stringify(colors).match(/:"[^"]*"/g) ?? []) {
          expect(color).toMatch(/^:"#[0-9a-f]{6}([0-9a-f]{2})?"$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('makes square, normal and round agencies', () => {
    expect(deriveBrand({ roundness: 0 }, 'light').radius.card).toBe('0');
    expect(deriveBrand({ roundness: 1.5 }, 'light').radius.card).toBe('1.3125rem');
  });
});

describe('OKLCH', () => {
  it('gives every hex back', () => {
    fc.assert(
      fc.property(hex, (value) => {
        expect(toHex(parseHex(value))).toBe(value);
      }),
      { numRuns: 4000 },
    );
  });
});
