import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { media, motion, space, text, weight } from '../../themes/scale';

export const scope = style({
  background: vars.surface.canvas,
  color: vars.text.primary,
  fontFamily: vars.font.family,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  padding: space[16],
  blockSize: '100%',
});
export const page = style({
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[32]} ${space[16]} ${space[80]}`,
  display: 'grid',
  gap: space[56],
  '@media': { [media.tablet]: { padding: `${space[56]} ${space[40]} ${space[80]}` } },
});
export const opening = style({ display: 'grid', gap: space[16], maxInlineSize: '46rem' });
export const section = style({ display: 'grid', gap: space[20] });
export const lead = style({ maxInlineSize: '46rem', display: 'grid', gap: space[8] });
export const principle = style({
  ...text[16],
  borderBlockStart: `3px solid ${vars.brand.solid}`,
  paddingBlockStart: space[12],
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
});
export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
const said = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  padding: space[16],
});
export const good = style([said, { borderBlockStart: `3px solid ${vars.success.edge}` }]);
export const bad = style([said, { borderBlockStart: `3px solid ${vars.danger.edge}` }]);
export const swatch = style({
  blockSize: '4rem',
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.border.hairline}`,
  display: 'grid',
  placeItems: 'center',
  ...text[20],
  fontWeight: weight.medium,
});
export const steps = style({ display: 'flex', borderRadius: vars.radius.input, overflow: 'hidden' });
export const step = style({ flex: 1, blockSize: '3.5rem' });
export const ladder = style({ display: 'grid', gap: space[4] });
export const bar = style({ blockSize: '0.75rem', background: vars.brand.edge, borderRadius: '2px' });
export const sizeName = style({ inlineSize: '2rem' });
export const box = style({
  blockSize: '5rem',
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
});
export const track = style({
  background: vars.surface.muted,
  borderRadius: vars.radius.pill,
  padding: space[4],
  display: 'flex',
});
export const runner = style({
  blockSize: '2rem',
  inlineSize: '2rem',
  borderRadius: vars.radius.pill,
  background: vars.brand.solid,
});
globalStyle(`${track}:hover ${runner}, ${track}:focus-visible ${runner}`, {
  transform: 'translateX(10rem)',
});
export const runs = {
  fast: style({ transition: `transform ${motion.fast} ${motion.ease}` }),
  normal: style({ transition: `transform ${motion.normal} ${motion.ease}` }),
  slow: style({ transition: `transform ${motion.slow} ${motion.ease}` }),
};
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[8],
  paddingBlock: space[12],
});
export const screen = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '12px',
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.muted,
  boxShadow: vars.shadow.medium,
});
export const frame = style({ border: 0, transformOrigin: '0 0', display: 'block' });
export const checks = style({ display: 'grid', gap: space[8], paddingInlineStart: space[20] });
globalStyle(`${checks} > li`, { listStyle: 'square', paddingInlineStart: space[4] });
export const lab = style({
  display: 'grid',
  gap: space[24],
  padding: space[16],
  '@media': {
    [media.tablet]: { padding: space[32] },
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const panel = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[16] } },
});
export const picker = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.input,
  background: 'none',
});
export const result = style({
  ...text[12],
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  background: vars.surface.muted,
  borderRadius: vars.radius.input,
  padding: space[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: 0,
});
export const twins = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const contrasts = style({ ...text[12] });
globalStyle(`${contrasts} :is(td, th)`, {
  padding: `${space[4]} ${space[8]}`,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontVariantNumeric: 'tabular-nums',
});
export const chipSwatch = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.hairline}`,
});
export const ink = style({ inlineSize: '1.5rem', blockSize: '1.5rem', borderRadius: vars.radius.pill });
