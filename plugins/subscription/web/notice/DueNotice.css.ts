import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: space[16],
  ...text[14],
});
export const due = style([line, { backgroundColor: vars.danger.subtle, color: vars.danger.text }]);
export const ending = style([line, { backgroundColor: vars.warning.subtle, color: vars.warning.text }]);
