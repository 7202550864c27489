import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space } from '@/themes/scale';

/** The geometry of the sort tabs to come. */
export const tabs = style({
  display: 'flex',
  gap: space[8],
});
export const tab = style({
  flex: '1 0 7rem',
  display: 'grid',
  alignContent: 'center',
  gap: space[8],
  blockSize: '5.0625rem',
  paddingInline: space[16],
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
});
export const filters = style({ maxInlineSize: '8rem' });
