import type { TextField } from './texts/texts';

/** The panel on which a text is edited. */
export function panelOf(field: TextField): 'brand' | 'home' | 'contact' | 'legal' {
  switch (field) {
    case 'logo':
    case 'mobileLogo':
      return 'brand';
    case 'heading':
    case 'subHeading':
      return 'home';
    case 'privacyPolicy':
    case 'cookiesPolicy':
    case 'disclaimer':
      return 'legal';
    default:
      return 'contact';
  }
}
