import { useLayoutEffect, useRef, useState } from 'react';
import { Text } from '@/core/ui/content/Text';
import { contrast } from '../../themes/oklch';
import { tokenName } from '../../themes/shape';
import * as css from './guide.css';

const channels = (color: string): string =>
  `#${(color.match(/\d+(\.\d+)?/g) ?? [])
    .slice(0, 3)
    .map((one) => Math.round(Number(one)).toString(16).padStart(2, '0'))
    .join('')}`;

/** A pair of roles as the browser draws them, with the contrast of what is drawn. */
export function Swatch({ background, color, use }: { background: string; color: string; use: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ background: string; color: string }>();
  useLayoutEffect(() => {
    const read = () => {
      if (!box.current) return;
      const style = getComputedStyle(box.current);
      setDrawn({ background: channels(style.backgroundColor), color: channels(style.color) });
    };
    read();
    // Colours come from the document's root: when it changes, so do the figures.
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
  const variable = (path: string) => `var(--${tokenName(path.split('.'))})`;
  return (
    <div>
      <div
        ref={box}
        className={css.swatch}
        style={{ background: variable(background), color: variable(color) }}
        aria-hidden="true"
      >
        Aa
      </div>
      <Text size={14} weight={550}>
        {use}
      </Text>
      <Text size={12} tone="secondary">
        {color} on {background}
      </Text>
      {drawn && (
        <Text size={12} tone="secondary" numeric>
          {drawn.color} on {drawn.background}, {contrast(drawn.color, drawn.background).toFixed(2)}:1
        </Text>
      )}
    </div>
  );
}
