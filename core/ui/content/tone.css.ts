import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

/** Quiet fills with readable text on them. */
export const fill = styleVariants({
  neutral: { background: vars.surface.muted, color: vars.text.secondary },
  brand: { background: vars.brand.subtle, color: vars.brand.text },
  success: { background: vars.success.subtle, color: vars.success.text },
  warning: { background: vars.warning.subtle, color: vars.warning.text },
  danger: { background: vars.danger.subtle, color: vars.danger.text },
  info: { background: vars.info.subtle, color: vars.info.text },
});
/** Text and icons alone. */
export const ink = styleVariants({
  neutral: { color: vars.text.secondary },
  brand: { color: vars.brand.text },
  success: { color: vars.success.text },
  warning: { color: vars.warning.text },
  danger: { color: vars.danger.text },
  info: { color: vars.info.text },
});
