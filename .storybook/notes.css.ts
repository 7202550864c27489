import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css';
import { media, space, text, weight } from '../themes/scale';

export const notes = style({
  display: 'grid',
  gap: space[20],
  marginBlock: `${space[24]} ${space[40]}`,
  fontFamily: vars.font.family,
  color: vars.text.primary,
});
export const about = style({
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  padding: space[24],
});
export const name = style({ ...text[20], fontFamily: vars.font.heading, fontWeight: weight.bold });
export const use = style({ ...text[16], marginBlockStart: space[4], color: vars.text.secondary });
export const path = style({ ...text[12], marginBlock: `${space[8]} ${space[16]}` });
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.92em',
  background: vars.surface.muted,
  borderRadius: vars.radius.control,
  paddingInline: space[4],
});
export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
const side = style({ borderBlockStart: '3px solid', paddingBlockStart: space[12], ...text[14] });
export const good = style([side, { borderColor: vars.success.edge }]);
export const bad = style([side, { borderColor: vars.danger.edge }]);
export const small = style({ ...text[14], fontWeight: weight.bold, marginBlockEnd: space[4] });
globalStyle(`${good} > ${small}`, { color: vars.success.text });
globalStyle(`${bad} > ${small}`, { color: vars.danger.text });
export const list = style({ display: 'grid', gap: space[8], listStyle: 'none' });
export const facts = style({
  ...text[14],
  display: 'grid',
  gap: `${space[8]} ${space[20]}`,
  marginBlockStart: space[20],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem 1fr' } },
});
globalStyle(`${facts} > dt`, { fontWeight: weight.medium, color: vars.text.secondary });
export const keys = style({ display: 'grid', gap: space[8], listStyle: 'none' });
export const key = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'baseline' });
export const kbd = style({
  ...text[12],
  fontFamily: 'inherit',
  background: vars.surface.muted,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  paddingInline: space[8],
  paddingBlock: '0.125rem',
});
