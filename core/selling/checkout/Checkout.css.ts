import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text } from '@/themes/scale';

export const height = createVar();
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: height,
  border: 0,
  background: 'transparent',
  transitionProperty: 'opacity',
  transitionDuration: motion.normal,
});
export const hidden = style({ opacity: 0, position: 'absolute', pointerEvents: 'none' });
export const holder = style({ position: 'relative' });
export const secure = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.secondary,
  ...text[14],
});

export const change = style({ display: 'grid', gap: space[8], ...text[16] });
export const changeRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  fontVariantNumeric: 'tabular-nums',
});
export const struck = style({ textDecoration: 'line-through', color: vars.text.secondary });
export const difference = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: vars.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
});
export const dearer = style({ backgroundColor: vars.warning.subtle, color: vars.warning.text });
export const cheaper = style({ backgroundColor: vars.success.subtle, color: vars.success.text });

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[20],
  inlineSize: '100%',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingInline: space[20],
  paddingBlock: space[56],
  textAlign: 'center',
  '@media': { [media.desktop]: { paddingBlock: space[80] } },
});
const pulse = keyframes({
  from: { transform: 'scale(.92)', opacity: 0.6 },
  to: { transform: 'scale(1.25)', opacity: 0 },
});
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.brand.subtle,
  color: vars.brand.text,
});
export const working = style({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: `2px solid ${vars.brand.edge}`,
      animation: `${pulse} 1.6s ${motion.ease} infinite`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  },
});
export const bad = style({ backgroundColor: vars.danger.subtle, color: vars.danger.text });
export const good = style({ backgroundColor: vars.success.subtle, color: vars.success.text });
export const facts = style({
  inlineSize: '100%',
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  textAlign: 'start',
  ...text[14],
});
export const fact = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], justifyContent: 'center' });

/** Takes no room when every add-on has nothing to say. */
export const addons = style({
  display: 'grid',
  gap: space[24],
  selectors: { '&:empty': { display: 'none' } },
});

export const page = style({ paddingBlock: space[24] });
