import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space } from '@/themes/scale';

export const block = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const kind = style({ inlineSize: '11rem' });
export const end = style({ display: 'flex', marginInlineStart: 'auto' });
export const kept = style({ display: 'grid', gap: space[8], position: 'relative', overflowX: 'auto' });
