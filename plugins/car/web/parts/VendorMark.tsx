import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CarOffer } from '../../contract';
import * as css from './VendorMark.css';

/** A colour for letters: always the same one. */
const hueOf = (code: string): string =>
  String([...code].reduce((sum, letter) => (sum * 47 + letter.charCodeAt(0) * 13) % 360, 0));

/** Who rents the car out. */
export const VendorMark = ({ code, name }: CarOffer['availableCore']['vendor']) => (
  <span className={css.vendor}>
    <span className={css.tile} style={assignInlineVars({ [css.hue]: hueOf(code) })} aria-hidden="true">
      {code.slice(0, 2)}
    </span>
    {name}
  </span>
);
