import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space } from '@/themes/scale';

export const card = style({
  position: 'relative',
  display: 'block',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const variant = styleVariants({
  raised: { background: vars.surface.base, boxShadow: vars.shadow.small },
  outlined: { background: vars.surface.base },
  quiet: { background: vars.surface.muted, borderColor: 'transparent' },
  brand: { background: vars.brand.subtle, borderColor: 'transparent' },
});
export const interactive = style({
  transition: `transform ${motion.normal} ${motion.ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: vars.shadow.medium,
    opacity: 0,
    transition: `opacity ${motion.normal} ${motion.ease}`,
    pointerEvents: 'none',
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { transform: 'translateY(-1px)' }, '&:hover::after': { opacity: 1 } },
    },
  },
  selectors: { '&:active': { transform: 'none' } },
});
export const selected = style({ borderColor: vars.brand.edge, outline: `1px solid ${vars.brand.edge}` });
export const padding = styleVariants({
  // Clips full-bleed pictures; a card with padding lets what opens inside it, such as suggestions, reach out.
  none: { overflow: 'clip', overflowClipMargin: '4px' },
  small: { padding: space[12] },
  medium: { padding: space[16], '@media': { [media.tablet]: { padding: space[20] } } },
  large: { padding: space[20], '@media': { [media.tablet]: { padding: space[32] } } },
});
export const level = styleVariants({
  canvas: { background: vars.surface.canvas },
  surface: { background: vars.surface.base },
  muted: { background: vars.surface.muted },
  overlay: { background: vars.surface.overlay, boxShadow: vars.shadow.large },
  brand: { background: vars.brand.subtle },
});
export const rounded = style({ borderRadius: vars.radius.card });
