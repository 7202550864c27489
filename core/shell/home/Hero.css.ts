import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text } from '@/themes/scale';

export const headingColor = createVar();
export const subHeadingColor = createVar();
export const overlay = createVar();

export const hero = style({
  vars: { [headingColor]: '#fff', [subHeadingColor]: '#fff' },
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minBlockSize: 'min(36rem, 78dvh)',
  overflow: 'hidden',
  backgroundColor: '#14233a',
  '@media': { [media.desktop]: { minBlockSize: 'min(42rem, 76dvh)', justifyContent: 'center' } },
});

/** Keeps its words readable on any picture: darker where they stand. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(to top, rgb(8 15 28 / .86) 0%, rgb(8 15 28 / .66) 40%, rgb(8 15 28 / .48) 56%, rgb(8 15 28 / .12) 80%, transparent 100%)',
      '@media': {
        [media.desktop]: {
          background:
            'linear-gradient(to right, rgb(8 15 28 / .8) 0%, rgb(8 15 28 / .7) 22%, rgb(8 15 28 / .6) 42%, rgb(8 15 28 / .42) 52%, rgb(8 15 28 / .14) 64%, transparent 74%)',
        },
        // The words fill all of it.
        [media.low]: { background: 'rgb(8 15 28 / .72)' },
      },
    },
  },
});
export const tinted = style({ selectors: { '&::after': { background: overlay } } });
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: `${space[40]} ${space[56]}`,
  '@media': {
    [media.tablet]: { paddingInline: space[24], gap: space[20], paddingBlock: `${space[56]} ${space[80]}` },
    [media.desktop]: { paddingInline: space[32] },
  },
});
export const heading = style({
  ...text[44],
  fontFamily: vars.font.heading,
  fontWeight: 650,
  maxInlineSize: '18ch',
  textWrap: 'balance',
  color: headingColor,
  '@media': { [media.phone]: { ...text[32] }, [media.desktop]: { ...text[60] } },
});
export const subHeading = style({
  ...text[18],
  maxInlineSize: '46ch',
  textWrap: 'pretty',
  color: subHeadingColor,
  '@media': { [media.tablet]: { ...text[20] } },
});
export const action = style({ marginBlockStart: space[8] });
/** As high as the button that comes with the code. */
export const actionRoom = style({ minBlockSize: '3rem' });

/** Lower, so that the search below it is in view. */
export const aboveSearch = style({
  minBlockSize: 'min(22rem, 44dvh)',
  '@media': { [media.desktop]: { minBlockSize: 'min(34rem, 60dvh)' } },
});

export const search = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  marginBlockStart: `calc(${space[32]} * -1)`,
  paddingInline: space[16],
  '@media': {
    [media.tablet]: { paddingInline: space[24] },
    [media.desktop]: { marginBlockStart: `calc(${space[56]} * -1)`, paddingInline: space[32] },
  },
});
/** Its suggestions may reach over its edge. */
export const searchCard = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.medium,
  '@media': { [media.tablet]: { padding: space[24] } },
});
/** As high as what comes in their place. */
export const tabsRoom = style({ minBlockSize: '2.5rem' });
export const formRoom = style({
  minBlockSize: '23rem',
  '@media': { [media.tablet]: { minBlockSize: '15rem' }, [media.desktop]: { minBlockSize: '8rem' } },
});

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[16],
});
export const section = style({
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[40],
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  '@media': {
    [media.tablet]: { paddingInline: space[24], paddingBlock: space[56] },
    [media.desktop]: { paddingInline: space[32] },
  },
});
export const product = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: '5rem',
  padding: space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.small,
  textDecoration: 'none',
  color: vars.text.primary,
  ...text[18],
  fontWeight: 550,
  transitionProperty: 'transform, box-shadow, border-color',
  transitionDuration: '200ms',
  selectors: { '&:hover': { boxShadow: vars.shadow.medium, borderColor: vars.brand.edge } },
});
export const productIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.control,
  color: vars.brand.text,
  backgroundColor: vars.brand.subtle,
});
export const productArrow = style({ marginInlineStart: 'auto', color: vars.text.tertiary });
