import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

export const figure = style({ margin: 0, display: 'grid', gap: 4 });
export const image = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.surface.muted,
});
export const author = style({ color: 'inherit' });
