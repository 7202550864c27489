import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  background: vars.surface.muted,
});
export const ratio = styleVariants({
  hero: { aspectRatio: '12 / 5' },
  wide: { aspectRatio: '16 / 9' },
  card: { aspectRatio: '4 / 3' },
  square: { aspectRatio: '1' },
  fill: { blockSize: '100%' },
});
export const media = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
