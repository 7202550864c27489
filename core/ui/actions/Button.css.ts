import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    flex: 'none',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    fontWeight: weight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:active:not(:disabled)': { transform: 'scale(.985)' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    variant: {
      primary: {
        color: vars.brand.onSolid,
        background: vars.brand.solid,
        boxShadow: vars.shadow.small,
        selectors: {
          '&:hover:not(:disabled)': { background: vars.brand.solidHover },
          '&:active:not(:disabled)': { background: vars.brand.solidActive },
        },
      },
      secondary: {
        color: vars.text.primary,
        background: vars.surface.base,
        borderColor: vars.border.control,
        boxShadow: vars.shadow.small,
        selectors: { '&:hover:not(:disabled)': { background: vars.surface.muted } },
      },
      /** Brand-tinted: a second action that belongs to the first. */
      soft: {
        color: vars.brand.text,
        background: vars.brand.subtle,
        selectors: { '&:hover:not(:disabled)': { background: vars.brand.subtleHover } },
      },
      quiet: {
        color: vars.text.primary,
        selectors: { '&:hover:not(:disabled)': { background: vars.surface.muted } },
      },
      danger: {
        color: vars.danger.onSolid,
        background: vars.danger.solid,
        selectors: { '&:hover:not(:disabled)': { background: vars.danger.solidHover } },
      },
    },
    size: {
      small: {
        ...text[14],
        minBlockSize: '2rem',
        paddingInline: space[12],
        borderRadius: vars.radius.control,
      },
      medium: {
        ...text[14],
        minBlockSize: '2.5rem',
        paddingInline: space[16],
        borderRadius: vars.radius.input,
      },
      /** As tall as the fields that it stands beside. */
      field: {
        ...text[14],
        minBlockSize: '2.75rem',
        paddingInline: space[16],
        borderRadius: vars.radius.input,
      },
      large: { ...text[16], minBlockSize: '3rem', paddingInline: space[24], borderRadius: vars.radius.input },
    },
    iconOnly: { true: { paddingInline: 0, aspectRatio: '1' } },
    fullWidth: { true: { inlineSize: '100%' } },
    flush: { true: { marginInlineStart: `calc(-1px - ${space[16]})` } },
    dimmed: {
      true: {
        color: vars.text.tertiary,
        background: vars.surface.muted,
        borderColor: 'transparent',
        boxShadow: 'none',
        selectors: { '&:hover:not(:disabled)': { background: vars.surface.muted } },
      },
    },
  },
  compoundVariants: [
    { variants: { flush: true, size: 'small' }, style: { marginInlineStart: `calc(-1px - ${space[12]})` } },
    { variants: { dimmed: true, variant: 'quiet' }, style: { background: 'none' } },
  ],
  defaultVariants: { variant: 'primary', size: 'medium' },
});

/** A finger needs 44 px, whatever the drawn size. */
export const touchTarget = style({
  '@media': {
    [media.touch]: {
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlock: 'min(0px, (100% - 2.75rem) / 2)',
      },
    },
  },
});

export const label = style({ paddingBlock: '0.3125rem', overflowWrap: 'anywhere' });
export const resting = style({ display: 'contents' });
export const waiting = style({ display: 'contents' });
globalStyle(`${waiting} > *`, { opacity: 0 });
export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
