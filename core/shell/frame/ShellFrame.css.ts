import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, space, text } from '@/themes/scale';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const row = style({ display: 'flex', flex: '1 0 auto', alignItems: 'stretch' });
export const column = style({ flex: '1 1 0', minInlineSize: 0, display: 'flex', flexDirection: 'column' });
/** The room of the staff's menu is there before its code is. */
export const side = styleVariants({ wide: '15rem', narrow: '4.25rem' }, (inlineSize) => ({
  display: 'none',
  flex: 'none',
  inlineSize,
  backgroundColor: vars.surface.base,
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
  '@media': { [media.desktop]: { display: 'block' }, print: { display: 'none' } },
}));
/** At least as high as the screen beside the header: what loads late never pushes a footer that was in sight. */
export const main = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'calc(100dvh - 3.75rem)',
});

const slide = keyframes({
  from: { transform: 'scaleX(0.05)' },
  '40%': { transform: 'scaleX(0.6)' },
  to: { transform: 'scaleX(0.94)' },
});
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  zIndex: layer.toast,
  backgroundColor: vars.brand.solid,
  transformOrigin: 'left center',
  animation: `${slide} 8s cubic-bezier(.1,.6,.2,1) both`,
});

export const offline = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: space[16],
  backgroundColor: vars.warning.subtle,
  color: vars.warning.text,
  ...text[14],
});
