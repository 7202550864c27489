import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { brandOf, type BrandId } from '../../themes/brands';
import type { BrandInput, Mode } from '../../themes/derive';
import { globalsOf } from '../brand';
import * as css from './guide.css';

/** Screens of the product that show a brand best, as the stories that draw them. */
export const SCREENS = {
  home: { title: 'Home', story: 'core-pages--home-for-visitors' },
  search: { title: 'Search form', story: 'plugins-flight-search-form--filled' },
  results: { title: 'Results', story: 'plugins-flight-results--found' },
  checkout: { title: 'Checkout', story: 'plugins-flight-checkout--empty' },
  dashboard: { title: 'Dashboard', story: 'plugins-administration-dashboard--owner' },
} as const;
export type ScreenId = keyof typeof SCREENS;

/** Tests run a story alone; there is no other story that a frame could show. */
const alone = Boolean(import.meta.env['VITEST']);

export interface ScreenProps {
  screen: ScreenId;
  brandId: BrandId;
  /** Differs from the agency's brand in the theme lab. */
  brand?: BrandInput;
  mode: Mode;
  /** Width of the page inside, in px. */
  width: 390 | 1280;
  height: number;
}

/** A real screen in a frame of its own, as wide as asked, drawn as large as there is room for. */
export function Screen({ screen, brandId, brand = brandOf(brandId), mode, width, height }: ScreenProps) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0.4);
  useLayoutEffect(() => {
    const node = holder.current;
    if (!node) return;
    const fit = () => setScale(Math.min(1, node.clientWidth / width));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    return () => observer.disconnect();
  }, [width]);
  // The address is read once: what changes later is put on the page inside, which keeps its state.
  const [first] = useState(() =>
    globalsOf(brand, { mode, brand: brandId, language: brandOf(brandId).language }),
  );
  const dress = () => frame.current?.contentWindow?.dressStory?.(brand, mode);
  useEffect(() => {
    dress();
  });
  const address = `iframe.html?id=${SCREENS[screen].story}&viewMode=story&globals=${encodeURIComponent(first)}`;
  return (
    <div ref={holder} className={css.screen} style={{ blockSize: height * scale }}>
      <iframe
        ref={frame}
        title={`${SCREENS[screen].title}, ${mode}`}
        src={alone ? 'about:blank' : address}
        loading="lazy"
        className={css.frame}
        style={{ inlineSize: width, blockSize: height, maxInlineSize: 'none', transform: `scale(${scale})` }}
        onLoad={dress}
      />
    </div>
  );
}
