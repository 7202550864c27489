import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const rating = style({
  ...text[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.text.secondary,
});
export const stars = style({ position: 'relative', display: 'inline-flex', color: vars.border.control });
export const star = style({ inlineSize: '1rem', blockSize: '1rem', flex: 'none' });
export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
  color: vars.warning.edge,
});
globalStyle(`[data-theme="dark"] ${full}`, { color: vars.warning.text });
export const score = style({
  ...text[14],
  display: 'inline-grid',
  placeContent: 'center',
  minInlineSize: '2rem',
  minBlockSize: '1.75rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.control,
  background: vars.brand.solid,
  color: vars.brand.onSolid,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const guest = style({ ...text[14], display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const word = style({ fontWeight: weight.medium });
export const count = style({ color: vars.text.secondary });
