import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

export const stars = style({
  display: 'inline-flex',
  verticalAlign: '-0.125em',
  gap: '0.0625rem',
  color: vars.warning.text,
});
globalStyle(`${stars} svg`, { fill: 'currentColor' });
