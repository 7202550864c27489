/**
 * The tokens that a theme fills. The order of surfaces is from the back to the front; in the dark, what is
 * nearer is lighter.
 */
export const themeShape = {
  surface: {
    /** The page behind everything. */
    canvas: '',
    /** Cards, fields, the header. */
    base: '',
    /** Quiet fills: table heads, hovered rows, tracks. */
    muted: '',
    /** Dialogs, menus, toasts. */
    overlay: '',
  },
  text: { primary: '', secondary: '', tertiary: '', inverse: '' },
  border: {
    /** Decoration only; carries no meaning. */
    hairline: '',
    /** Edge of a control, at least 3:1 on every surface. */
    control: '',
  },
  brand: {
    /** The agency's own hex. Not for text. */
    primary: '',
    /** The two lighter variants of the specification: the hex with alpha b3 and e6 (R022). */
    primaryB3: '',
    primaryE6: '',
    solid: '',
    solidHover: '',
    solidActive: '',
    onSolid: '',
    subtle: '',
    subtleHover: '',
    /** Brand-coloured text and icons, at least 4.5:1 on every surface and on `subtle`. */
    text: '',
    /** Selected edges and rings, at least 3:1. */
    edge: '',
  },
  success: { text: '', subtle: '', edge: '' },
  warning: { text: '', subtle: '', edge: '' },
  danger: { text: '', subtle: '', edge: '', solid: '', solidHover: '', onSolid: '' },
  info: { text: '', subtle: '', edge: '' },
  focus: '',
  scrim: '',
  shadow: { small: '', medium: '', large: '' },
  radius: { control: '', input: '', card: '', sheet: '', pill: '' },
  font: { family: '', heading: '' },
};

/** What `deriveBrand` returns: every token filled. */
export type ThemeValues = typeof themeShape;

/** The custom property of a token, without its dashes. */
export const tokenName = (path: readonly string[]): string => `cv-${path.join('-')}`;
