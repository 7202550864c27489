import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space } from '@/themes/scale';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const group = style({ display: 'inline-flex', alignItems: 'center', gap: '0.125rem' });
export const rule = style({
  alignSelf: 'stretch',
  inlineSize: '1px',
  marginBlock: space[8],
  marginInline: space[4],
  background: vars.border.hairline,
});
