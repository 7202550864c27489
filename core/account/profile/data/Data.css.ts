import { style } from '@vanilla-extract/css';
import { space, text } from '@/themes/scale';

export const list = style({
  ...text[14],
  display: 'grid',
  gap: space[4],
  listStyle: 'disc',
  paddingInlineStart: space[20],
  overflowWrap: 'anywhere',
});
