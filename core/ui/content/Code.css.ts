import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text } from '@/themes/scale';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
export const kbd = style({
  ...text[12],
  fontFamily: 'inherit',
  display: 'inline-grid',
  placeContent: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  border: `1px solid ${vars.border.hairline}`,
  borderBlockEndWidth: '2px',
  background: vars.surface.muted,
  color: vars.text.secondary,
});
export const keys = style({ display: 'inline-flex', gap: space[4], alignItems: 'center' });
export const code = style({
  fontFamily: mono,
  fontSize: '0.9em',
  paddingInline: '0.25em',
  borderRadius: '0.25em',
  background: vars.surface.muted,
  overflowWrap: 'anywhere',
});
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: `${space[12]} ${space[4]}`,
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.muted,
});
export const value = style({
  ...text[14],
  flex: '1 1 auto',
  fontFamily: mono,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const block = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.muted,
});
export const pre = style({
  ...text[14],
  fontFamily: mono,
  margin: 0,
  padding: space[16],
  paddingInlineEnd: '4rem',
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: '24rem',
  tabSize: 2,
  borderRadius: 'inherit',
  '@media': { [media.phone]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});
export const corner = style({ position: 'absolute', insetBlockStart: space[8], insetInlineEnd: space[8] });
