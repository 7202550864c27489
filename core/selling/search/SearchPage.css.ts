import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

export const page = style({
  paddingBlock: space[32],
  '@media': { [media.desktop]: { paddingBlock: space[56] } },
});

/** Like a card, but its suggestions may reach over its edge. */
export const panel = style({
  padding: space[20],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.medium,
  '@media': { [media.tablet]: { padding: space[32] } },
});
