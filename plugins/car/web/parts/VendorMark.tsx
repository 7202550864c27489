import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import type { CarVendor } from '../../contract';
import { useCarWords } from '../car-words';
import { vendorInitials } from './vendor-initials';
import * as css from './VendorMark.css';

/** A colour for letters: always the same one. */
const hueOf = (code: string): string =>
  String([...code].reduce((sum, letter) => (sum * 47 + letter.charCodeAt(0) * 13) % 360, 0));

/** Who rents the car out. */
export function VendorMark(vendor: CarVendor) {
  const words = useCarWords();
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={css.vendor}>
      {vendor.logo && !isBroken ? (
        <img
          className={css.logo}
          src={vendor.logo}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <span
          className={css.tile}
          style={assignInlineVars({ [css.hue]: hueOf(vendor.code) })}
          aria-hidden="true"
        >
          {vendorInitials(vendor)}
        </span>
      )}
      {words.vendor(vendor)}
    </span>
  );
}
