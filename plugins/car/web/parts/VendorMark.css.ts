import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const hue = createVar();

export const vendor = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.secondary,
  ...text[14],
});
/** Letters of the vendor on a tile whose colour is its own. */
export const tile = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.25rem',
  borderRadius: '0.25rem',
  background: `oklch(0.47 0.11 ${hue})`,
  color: '#fff',
  fontSize: '0.6875rem',
  fontWeight: weight.bold,
  letterSpacing: '0.03em',
});
/** On white, as logos are made for. */
export const logo = style({
  flex: 'none',
  maxInlineSize: '3.5rem',
  blockSize: '1.25rem',
  paddingInline: space[4],
  borderRadius: '0.25rem',
  background: '#fff',
  objectFit: 'contain',
});
