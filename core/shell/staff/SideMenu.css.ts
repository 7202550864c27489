import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

/** Stays in view below the header while the page scrolls. */
export const rail = style({
  position: 'sticky',
  insetBlockStart: '4.3125rem',
  blockSize: 'calc(100dvh - 4.3125rem)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: space[12],
});
export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // Room for focus rings inside what scrolls.
  margin: `calc(${space[4]} * -1)`,
  padding: space[4],
});
export const top = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  ...text[14],
  transitionProperty: 'background-color, color',
  transitionDuration: motion.fast,
} as const;

export const bookNarrow = style({
  ...line,
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  paddingInline: 0,
  color: vars.brand.onSolid,
  backgroundColor: vars.brand.solid,
  selectors: { '&:hover': { backgroundColor: vars.brand.solidHover } },
});
export const find = style({
  ...line,
  border: `1px solid ${vars.border.hairline}`,
  color: vars.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  gap: space[8],
  paddingInlineEnd: space[8],
  selectors: { '&:hover': { color: vars.text.primary, borderColor: vars.border.control } },
});
export const findNarrow = style({ justifyContent: 'center', paddingInline: 0 });
export const grow = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Whoever has a keyboard has a desktop's window. */
export const keys = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline-flex' } } });

export const group = style({ display: 'flex', flexDirection: 'column' });
export const title = style({
  paddingInline: space[12],
  paddingBlockEnd: space[4],
  color: vars.text.tertiary,
  fontWeight: weight.medium,
  ...text[12],
});
export const titleNarrow = style({
  marginInline: space[8],
  marginBlockEnd: space[8],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});

export const entry = style({
  ...line,
  color: vars.text.secondary,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.surface.muted, color: vars.text.primary } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
export const entryNarrow = style({ justifyContent: 'center', paddingInline: 0 });
export const current = style({
  color: vars.brand.text,
  backgroundColor: vars.brand.subtle,
  fontWeight: weight.medium,
  selectors: { '&:hover': { color: vars.brand.text, backgroundColor: vars.brand.subtle } },
});
export const fold = style({
  ...line,
  marginBlockStart: space[12],
  color: vars.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.surface.muted, color: vars.text.primary },
    '&[aria-expanded="false"]': { justifyContent: 'center', paddingInline: 0 },
  },
});

/** At the end of the menu, where nothing is pushed about when it comes. */
export const test = style({ display: 'flex', justifyContent: 'center', color: vars.warning.text });
