import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

export const code = style({
  inlineSize: '7rem',
  blockSize: '7rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.hairline}`,
});
