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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
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
export const chargeWhen = style({ ...text[16], fontWeight: weight.medium });
export const chargeWhat = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
export const chargeAmount = style({
  ...text[16],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const chargeRhythm = style({ ...text[14], color: vars.text.secondary });

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
