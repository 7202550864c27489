import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const frame = style({
  overflow: 'hidden',
  fontFamily: vars.font.family,
  color: vars.text.primary,
  background: vars.surface.canvas,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.small,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[12],
  paddingInline: space[16],
  background: vars.surface.base,
});
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  paddingInline: space[16],
  background: vars.surface.base,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
const tabBase = {
  ...text[12],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[8],
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
} as const;
export const tab = style({ ...tabBase, color: vars.text.secondary });
export const tabCurrent = style({
  ...tabBase,
  fontWeight: weight.medium,
  color: vars.brand.text,
  borderBlockEndColor: vars.brand.edge,
});
export const hero = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  paddingBlock: space[32],
  paddingInline: space[16],
  color: vars.brand.onSolid,
  background: `radial-gradient(120% 140% at 100% 0%, ${vars.brand.solidActive}, transparent 60%), ${vars.brand.solid}`,
});
export const heading = style({ ...text[24], fontWeight: weight.bold, textWrap: 'balance' });
export const subHeading = style({ ...text[14] });
export const heroButton = style({
  ...text[14],
  fontWeight: weight.medium,
  marginBlockStart: space[8],
  paddingBlock: space[8],
  paddingInline: space[16],
  color: vars.text.primary,
  background: vars.surface.base,
  borderRadius: vars.radius.input,
});
export const body = style({ padding: space[16] });
export const card = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.small,
});
export const cardTitle = style({ ...text[16], fontWeight: weight.medium });
export const cardText = style({ ...text[14], color: vars.text.secondary });
export const link = style({ color: vars.brand.text, textDecoration: 'underline' });
