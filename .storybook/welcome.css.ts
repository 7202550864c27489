import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css';
import { space } from '../themes/scale';

export const scope = style({
  background: vars.surface.canvas,
  color: vars.text.primary,
  fontFamily: vars.font.family,
  borderRadius: vars.radius.card,
  padding: space[16],
  blockSize: '100%',
});
export const swatch = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.border.hairline}`,
});
export const bar = style({ blockSize: '0.75rem', background: vars.brand.edge, borderRadius: '2px' });
export const box = style({
  blockSize: '4rem',
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
});
