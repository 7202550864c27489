import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space, text } from '@/themes/scale';

export const root = style({ position: 'relative', display: 'inline-flex' });
export const tip = style({
  ...text[12],
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockEnd: 'calc(100% + 0.375rem)',
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
  padding: `0.375rem ${space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.text.primary,
  color: vars.text.inverse,
  textAlign: 'center',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const shown = style({ visibility: 'visible', opacity: 1 });
