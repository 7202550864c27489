import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.text.tertiary,
  ...text[14],
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      blockSize: '1px',
      backgroundColor: vars.border.hairline,
    },
  },
});

export const provider = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.control}`,
  backgroundColor: vars.surface.base,
  color: vars.text.primary,
  textDecoration: 'none',
  fontWeight: weight.medium,
  ...text[16],
  transitionProperty: 'background-color',
  transitionDuration: motion.fast,
  selectors: { '&:hover': { backgroundColor: vars.surface.muted } },
});

export const split = style({
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: vars.surface.base,
  '@media': {
    [media.desktop]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  },
});

export const brandSide = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[32],
  padding: space[24],
  color: '#fff',
  backgroundColor: '#0d1b2e',
  '@media': { [media.desktop]: { padding: space[56], minBlockSize: '100dvh' } },
});
export const art = style({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(to top, rgb(9 18 33 / .94) 0%, rgb(9 18 33 / .78) 34%, rgb(9 18 33 / .1) 68%, rgb(9 18 33 / .45) 100%)',
    },
  },
});
export const above = style({ position: 'relative', zIndex: 1 });
/** A picture of a logo is made for a light ground. */
export const bare = style({ display: 'inline-flex', textDecoration: 'none' });
export const promise = style([
  above,
  {
    display: 'none',
    maxInlineSize: '34rem',
    flexDirection: 'column',
    gap: space[16],
    '@media': { [media.desktop]: { display: 'flex' } },
  },
]);
export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[12],
  ...text[18],
});
export const point = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const formSide = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space[20],
  // Room for the fixed footer, so that it never covers a field.
  paddingBlock: `${space[32]} 6rem`,
  '@media': { [media.desktop]: { justifyContent: 'center', paddingInline: space[56] } },
});
export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[4],
  marginBlockEnd: space[24],
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: space[24],
      insetInlineEnd: space[24],
      marginBlockEnd: 0,
    },
  },
});
/** As high as the tools that come with their code. */
export const toolsRoom = style({ minBlockSize: '2rem' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
});

export const fixedFooter = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[4]} ${space[20]}`,
  paddingBlock: space[12],
  paddingInline: space[20],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  color: vars.text.secondary,
  ...text[14],
  '@media': { [media.desktop]: { insetInlineStart: '52.381%' } },
});
export const fixedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.primary, textDecoration: 'underline' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});

/** A round picture above a message. */
export const medal = style({
  display: 'inline-grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.pill,
  color: vars.brand.text,
  backgroundColor: vars.brand.subtle,
});
/** A letter's page has little on it: it stands by itself. */
export const letter = style({ paddingBlock: space[40] });
export const medalGood = style([medal, { color: vars.success.text, backgroundColor: vars.success.subtle }]);

/** In the document for password managers, which pair it with the new password; nobody sees or reaches it. */
export const managerOnly = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  opacity: 0,
  pointerEvents: 'none',
});

/** Six digits, set so that they can be compared with a phone's. */
export const digits = style({});
globalStyle(`${digits} input`, {
  ...text[24],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  letterSpacing: '0.4em',
  textAlign: 'center',
  // The last digit's spacing would push the row out of the middle.
  paddingInlineStart: '0.4em',
});
