import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

/** Of the two, a phone shows one. */
const behind = { '@media': { [media.phone]: { display: 'none' } } } as const;

export const headBehind = style(behind);
export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(14rem, 18rem) minmax(0, 1fr)' },
    [media.desktop]: { gap: space[32], gridTemplateColumns: '20rem minmax(0, 1fr)' },
  },
});
/** Beside the letter it stays in view, and is gone through by itself. */
export const list = style({
  display: 'grid',
  gap: space[20],
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      // Below the header, which has a line more on a tablet.
      insetBlockStart: '8rem',
      maxBlockSize: 'calc(100dvh - 9.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    [media.desktop]: { insetBlockStart: '5.5rem', maxBlockSize: 'calc(100dvh - 7rem)' },
    [media.low]: { position: 'static', maxBlockSize: 'none' },
  },
});
export const listBehind = style([list, behind]);
export const view = style({ minInlineSize: 0 });
export const viewBehind = style([view, behind]);

export const group = style({ display: 'grid', gap: space[8] });
export const items = style({ display: 'grid', gap: '0.125rem', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[8],
  paddingInline: space[12],
  color: vars.text.primary,
  textDecoration: 'none',
  borderRadius: vars.radius.input,
  transition: `background ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { ':hover': { background: vars.surface.muted } } },
});
export const itemShown = style([
  item,
  { '@media': { [media.tablet]: { background: vars.brand.subtle, color: vars.brand.text } } },
]);
export const itemName = style({ ...text[14], fontWeight: weight.medium });
export const itemTo = style({ ...text[12], color: vars.text.secondary });
export const itemWhen = style({
  ...text[12],
  color: vars.text.secondary,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const letter = style({ display: 'grid', gap: space[16], minInlineSize: 0 });
export const back = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const letterHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
});
export const letterWords = style({ display: 'grid', gap: space[4], flex: '1 1 16rem', minInlineSize: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
/** A phone is as wide as a phone. */
export const widths = style(behind);

export const sheet = style({
  overflow: 'hidden',
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.small,
});
export const envelope = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  '@media': { [media.tablet]: { paddingInline: space[20] } },
});
export const subject = style({
  ...text[16],
  fontWeight: weight.medium,
  margin: 0,
  overflowWrap: 'anywhere',
});
export const facts = style({
  ...text[14],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[4],
  margin: 0,
});
globalStyle(`${facts} dt`, { color: vars.text.secondary });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const address = style({ color: vars.text.secondary });
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = style({
  ...text[12],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[4],
  paddingInline: space[8],
  overflowWrap: 'anywhere',
  background: vars.surface.muted,
  borderRadius: vars.radius.control,
});

/** The letter's own ground, whatever the colours of this page: letters are light. */
export const ground = style({ display: 'grid', justifyItems: 'center', background: '#eef1f5' });
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'max(30rem, 72dvh)',
  border: 0,
});
export const framePhone = style([frame, { maxInlineSize: '24.375rem' }]);
export const plain = style({
  ...text[14],
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'inherit',
});
