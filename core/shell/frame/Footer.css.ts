import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const footer = style({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  color: vars.text.secondary,
  ...text[14],
});

export const inner = style({
  display: 'grid',
  gap: space[24],
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingBlock: space[32],
  paddingInline: space[16],
  '@media': {
    [media.tablet]: {
      paddingInline: space[24],
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
    },
    [media.desktop]: { paddingInline: space[32] },
  },
});

export const contact = style({
  fontStyle: 'normal',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[20]}`,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[20]}` });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '1.75rem',
  textDecoration: 'none',
  color: vars.text.secondary,
  transitionProperty: 'color',
  transitionDuration: motion.fast,
  selectors: {
    '&:hover': { color: vars.text.primary, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});

export const socials = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const social = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.pill,
  color: vars.text.secondary,
  selectors: { '&:hover': { color: vars.brand.text, backgroundColor: vars.brand.subtle } },
});

export const name = style({ color: vars.text.primary, fontWeight: weight.medium });
/** On a phone the header has no room for the currency. */
export const narrowOnly = style({
  marginInlineStart: `calc(${space[12]} * -1)`,
  '@media': { [media.tablet]: { display: 'none' } },
});
