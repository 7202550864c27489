import { measure, type Measured, tokenAt } from '../../themes/contrast-pairs';
import { type BrandInput, deriveBrand } from '../../themes/derive';
import type { ThemeValues } from '../../themes/shape';
import * as css from './guide.css';
import { MODES } from './lab-warnings';

/** The worst background of each colour stands for all of them. */
function worst(theme: ThemeValues): (Measured & { value: string; on: string })[] {
  const rows = new Map<string, Measured>();
  for (const pair of measure(theme)) {
    const known = rows.get(`${pair.color} ${pair.use}`);
    if (!known || pair.got < known.got) rows.set(`${pair.color} ${pair.use}`, pair);
  }
  return [...rows.values()].map((pair) => ({
    ...pair,
    value: tokenAt(theme, pair.color),
    on: tokenAt(theme, pair.background),
  }));
}

/** What every colour reaches on the background where it is hardest to see, light and dark. */
export function ContrastTable({ brand }: { brand: BrandInput }) {
  const [light, dark] = MODES.map((mode) => worst(deriveBrand(brand, mode))) as [
    ReturnType<typeof worst>,
    ReturnType<typeof worst>,
  ];
  return (
    <div
      role="region"
      aria-label="Contrasts"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      style={{ position: 'relative', overflowX: 'auto' }}
    >
      <table className={css.contrasts}>
        <thead>
          <tr>
            {['Colour', 'Where', 'Goal', 'Light', 'at worst on', 'Dark', 'at worst on'].map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {light.map((pair) => {
            const other = dark.find((one) => one.color === pair.color && one.use === pair.use)!;
            return (
              <tr key={`${pair.color} ${pair.use}`}>
                <th scope="row">{pair.color}</th>
                <td>{pair.use}</td>
                <td>{pair.goal}:1</td>
                {[pair, other].map((one, at) => [
                  <td key={`${at}-got`}>
                    <span
                      className={css.chipSwatch}
                      style={{ background: one.on, color: one.value }}
                      aria-hidden="true"
                    >
                      {one.goal < 4 ? '■' : 'Aa'}
                    </span>{' '}
                    {one.got.toFixed(2)} {one.holds ? '✓' : '✗ too low'}
                  </td>,
                  <td key={`${at}-on`}>{one.background}</td>,
                ])}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
