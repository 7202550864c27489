import { type ReactNode, useEffect } from 'react';
import { customProperties } from '../../themes/apply';
import { loadFont } from '../../themes/load-font';
import { type BrandInput, deriveBrand, type Mode } from '../../themes/derive';
import { scope } from './guide.css';

/** A part of the page in another brand or mode. */
export function ThemeScope({
  brand,
  mode,
  children,
}: {
  brand: BrandInput;
  mode: Mode;
  children: ReactNode;
}) {
  useEffect(() => loadFont(brand.font), [brand.font]);
  return (
    <div
      className={scope}
      data-theme={mode}
      style={{ ...customProperties(deriveBrand(brand, mode)), colorScheme: mode }}
    >
      {children}
    </div>
  );
}
