import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const page = style({ paddingBlock: `${space[32]} ${space[56]}` });

export const headline = style({
  ...text[24],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});

/** A line down the days on which something is charged. */
export const charges = style({ display: 'grid' });
export const charge = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingInlineStart: space[24],
  paddingBlockEnd: space[16],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.25rem',
      insetBlockStart: '0.4rem',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: vars.radius.pill,
      border: `2px solid ${vars.border.control}`,
      backgroundColor: vars.surface.base,
      boxSizing: 'border-box',
    },
    '&[data-today]::before': { borderColor: vars.brand.edge, backgroundColor: vars.brand.solid },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.5rem',
      insetBlock: '1.25rem -0.25rem',
      inlineSize: '2px',
      backgroundColor: vars.border.hairline,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const chargeWhen = style({ display: 'grid', ...text[16], fontWeight: weight.medium });
export const chargeAmount = style({
  ...text[16],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const chargeRhythm = style({ ...text[14], color: vars.text.secondary, fontWeight: weight.regular });

export const had = style({ display: 'grid', gap: space[8] });
export const hadLine = style({ display: 'flex', gap: space[12], ...text[14] });
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.pill,
  color: vars.success.text,
  backgroundColor: vars.success.subtle,
});

export const stepHead = style({ display: 'flex', gap: space[16], alignItems: 'flex-start' });
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  color: vars.brand.text,
  backgroundColor: vars.brand.subtle,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** The price in one line, above a form that hides what it costs on a narrow screen. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  ...text[16],
  fontWeight: weight.medium,
  color: 'inherit',
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
});
export const due = style({ display: 'grid' });
export const dueWords = style({ ...text[12], color: vars.text.secondary });
export const dueAmount = style({
  ...text[20],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const welcome = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[20],
  overflow: 'hidden',
  padding: `0 ${space[24]} ${space[40]}`,
  borderRadius: vars.radius.sheet,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.medium,
});
export const welcomeArt = style({
  position: 'relative',
  alignSelf: 'stretch',
  blockSize: '10rem',
  marginInline: `calc(-1 * ${space[24]})`,
});
export const welcomeMark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  marginBlockStart: '-3.25rem',
  borderRadius: vars.radius.pill,
  border: `4px solid ${vars.surface.base}`,
  backgroundColor: vars.success.subtle,
  color: vars.success.text,
});
