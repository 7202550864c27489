import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useMemo, useState } from 'react';
import { customProperties } from '@/themes/custom-properties';
import { deriveBrand } from '@/themes/derive';
import { useFormat } from '../../i18n/use-format';
import { BrandLogo } from '../../ui/pictures/BrandLogo';
import { Icon } from '../../ui/pictures/Icon';
import { Plane } from '../../ui/pictures/icons';
import { Scene } from '../../ui/scene/Scene';
import * as css from './BrandPreview.css';

/** Examples of agencies; the names are invented. */
const EXAMPLES = [
  { name: 'Marea', host: 'marea.example', color: '#0b7285', roundness: 1, scene: 'coast', time: 'day' },
  {
    name: 'Alba Viagens',
    host: 'albaviagens.example',
    color: '#c2552d',
    roundness: 1.5,
    scene: 'oldtown',
    time: 'golden',
  },
  {
    name: 'North & Co',
    host: 'northandco.example',
    color: '#3b3f8f',
    roundness: 0,
    scene: 'alpine',
    time: 'dusk',
  },
  {
    name: 'Palmeral',
    host: 'palmeral.example',
    color: '#2f7d32',
    roundness: 1.5,
    scene: 'island',
    time: 'day',
  },
  { name: 'Duna', host: 'duna.example', color: '#9a6700', roundness: 1, scene: 'desert', time: 'dawn' },
] as const;

// What formats a time, a length or a price is costly to make: as parts of their own they leave room for a tap between.
const Times = () => {
  const { time } = useFormat();
  return (
    <>
      {time('2027-05-14T09:35')} – {time('2027-05-14T11:20')}
    </>
  );
};
const Duration = () => useFormat().duration(105);
const Price = () => useFormat().money({ amount: 12_800, currency: 'EUR' }, { cents: 'auto' });

/** In the dark every site has the platform's blue: an agency's own color shows in the light. */
const MODE = 'light';

/** A small site that takes on another agency's look at the press of a colour: what the platform does for real. */
export function BrandPreview() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const example = EXAMPLES[chosen] ?? EXAMPLES[0];
  const look = useMemo(
    () => ({
      ...customProperties(deriveBrand({ primaryColor: example.color, roundness: example.roundness }, MODE)),
      colorScheme: MODE,
    }),
    [example],
  );
  return (
    <div className={css.preview}>
      <div
        className={css.site}
        style={look as CSSProperties}
        data-theme={MODE}
        role="img"
        aria-label={t`Example: the site of an agency called ${example.name}`}
      >
        <div aria-hidden="true">
          <div className={css.chrome}>
            <span className={css.bead} />
            <span className={css.bead} />
            <span className={css.bead} />
            <span className={css.host}>{example.host}</span>
          </div>
          <div className={css.bar}>
            <BrandLogo name={example.name} size="small" />
            <span className={css.button}>
              <Trans>Book Now</Trans>
            </span>
          </div>
          <div className={css.picture}>
            <Scene seed={example.name} kind={example.scene} time={example.time} ratio="fill" />
            <p className={css.slogan}>
              <Trans>Where to?</Trans>
            </p>
          </div>
          <div className={css.result}>
            <span className={css.tile}>
              <Icon icon={Plane} />
            </span>
            <div>
              <p className={css.strong}>
                <Times />
              </p>
              <p className={css.quiet}>
                LIS – BCN · <Duration />
              </p>
            </div>
            <p className={css.price}>
              <Price />
            </p>
          </div>
        </div>
      </div>
      <div className={css.swatches} role="group" aria-label={t`Try another color`}>
        <span className={css.swatchLabel}>
          <Trans>Try another color:</Trans>
        </span>
        {EXAMPLES.map((option, index) => (
          <button
            key={option.name}
            type="button"
            className={css.swatch}
            style={{ color: option.color }}
            aria-pressed={index === chosen}
            aria-label={option.name}
            onClick={() => setChosen(index)}
          />
        ))}
      </div>
    </div>
  );
}
