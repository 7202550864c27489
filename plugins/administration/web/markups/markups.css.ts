import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const fields = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});
export const steps = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  ...text[14],
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: space[12],
  color: vars.text.secondary,
  borderRadius: vars.radius.control,
});
export const decided = style({
  color: vars.text.primary,
  fontWeight: weight.medium,
  background: vars.brand.subtle,
});
export const total = style({ minBlockSize: '4.5rem' });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
