import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text } from '@/themes/scale';

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[20],
  padding: space[16],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
});
export const over = style({ background: vars.brand.subtle, borderColor: vars.brand.edge });
export const words = style({ flex: '1 1 10rem', minInlineSize: 0, display: 'grid', gap: space[8] });
/** The native control is reached by the buttons that stand for it. */
export const file = style({ display: 'none' });

export const editor = style({
  display: 'grid',
  gap: space[24],
  justifyItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});
export const controls = style({
  display: 'grid',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '20rem',
});
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.surface.muted,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
/** Shows where a picture is transparent. */
export const checkered = style({
  background: `repeating-conic-gradient(${vars.surface.muted} 0 25%, ${vars.surface.base} 0 50%) 0 0 / 1rem 1rem`,
});
export const stage = style({
  inlineSize: '100%',
  blockSize: '100%',
  display: 'block',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
/** What lies outside the circle is dimmed, since most places show the picture round. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: '0 0 0 20rem rgb(0 0 0 / .38), inset 0 0 0 2px rgb(255 255 255 / .9)',
  pointerEvents: 'none',
});
export const moves = style({ display: 'flex', justifyContent: 'center', gap: space[8] });

export const previews = style({
  display: 'flex',
  gap: space[16],
  '@media': { [media.tablet]: { flexDirection: 'column' } },
});
export const preview = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  ...text[12],
  color: vars.text.secondary,
});
export const round = style({
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.border.hairline}`,
});
export const square = style({
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.border.hairline}`,
});
