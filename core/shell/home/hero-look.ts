import type { Agency } from '../../contract/site/agency';

const HEX = /^#[0-9a-f]{6}$/i;
const HEX_WITH_ALPHA = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

/** Half of the picture shows through an overlay that names no transparency of its own. */
const OVERLAY_ALPHA = '80';

/** The agency's colours for its hero, as far as they are colours (SEC-24); null where the theme decides. */
export function heroLook(agency: Pick<Agency, 'headingColor' | 'subHeadingColor' | 'backgroundOverlay'>) {
  const color = (value: string | null) => (value && HEX.test(value) ? value : null);
  const overlay = agency.backgroundOverlay;
  return {
    heading: color(agency.headingColor),
    subHeading: color(agency.subHeadingColor),
    overlay:
      overlay && HEX_WITH_ALPHA.test(overlay)
        ? overlay.length === 7
          ? overlay + OVERLAY_ALPHA
          : overlay
        : null,
  };
}

/** Where the picture behind the heading is: the agency's own, or the drawing that its host serves. */
export const heroSource = ({
  backgroundImage,
  version,
}: Pick<Agency, 'backgroundImage' | 'version'>): string =>
  backgroundImage && !backgroundImage.startsWith('scene:') ? backgroundImage : `/hero.svg?v=${version}`;
