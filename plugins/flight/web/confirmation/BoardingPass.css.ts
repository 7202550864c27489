import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const pass = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.sheet,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});

export const main = style({ display: 'grid', gap: space[24], padding: space[24] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  flexWrap: 'wrap',
});

/** One leg: from, the way, to. */
export const leg = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
});
export const end = style({ display: 'grid' });
export const endRight = style([end, { textAlign: 'end' }]);
export const code = style({
  ...text[32],
  fontWeight: weight.bold,
  '@media': { [media.tablet]: { ...text[44] } },
});
export const clock = style({ ...text[18], fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const way = style({ display: 'grid', justifyItems: 'center', gap: space[4], textAlign: 'center' });
export const line = style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[8],
  color: vars.brand.text,
  '::before': { content: '""', borderBlockStart: `2px dotted ${vars.brand.edge}` },
  '::after': { content: '""', borderBlockStart: `2px dotted ${vars.brand.edge}` },
});
export const plane = style({
  display: 'grid',
  transform: 'rotate(45deg)',
  selectors: { '[dir="rtl"] &': { transform: 'rotate(-135deg)' } },
});
export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  rowGap: space[8],
  margin: 0,
});
export const fact = style({ display: 'grid' });

/** The stub behind the perforation. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space[20],
  padding: space[24],
  borderBlockStart: `2px dashed ${vars.border.hairline}`,
  backgroundColor: vars.brand.subtle,
  '@media': {
    [media.tablet]: { borderBlockStart: 'none', borderInlineStart: `2px dashed ${vars.border.hairline}` },
  },
});
export const locator = style({
  ...text[32],
  fontWeight: weight.bold,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
  userSelect: 'all',
});

/** Scanners need dark on light whatever the theme, so these two are the only fixed colours. */
export const barcode = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  padding: space[8],
  borderRadius: vars.radius.control,
  backgroundColor: 'white',
  color: 'black',
  forcedColorAdjust: 'none',
});
