import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFormat } from '../../i18n/use-format';
import { Text } from '../../ui/content/Text';
import { NET, withMarkup } from './markup-example';
import * as css from './Landing.css';

const MOST = 30;

/** The arithmetic of net rates, to be tried: the agent chooses the markup and sees what it earns. */
export function MarkupCalculator() {
  const format = useFormat();
  const id = useId();
  const [percent, setPercent] = useState(12);
  const { markup, traveller } = withMarkup(NET, percent);
  return (
    <div className={css.calculator}>
      <Text size={14} tone="secondary">
        <Trans>An example, to try out</Trans>
      </Text>
      <div>
        <div className={css.rangeHead}>
          <label htmlFor={id}>
            <Trans>Your markup</Trans>
          </label>
          <output htmlFor={id}>{format.percent(percent / 100)}</output>
        </div>
        <input
          id={id}
          className={css.range}
          type="range"
          min={1}
          max={MOST}
          value={percent}
          aria-valuetext={format.percent(percent / 100)}
          onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={css.bar} aria-hidden="true">
        <span className={css.barNet} style={{ flexGrow: NET.amount }} />
        <span className={css.barMarkup} style={{ flexGrow: markup.amount }} />
      </div>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>
            <Trans>Net rate</Trans>
          </dt>
          <dd>{format.money(NET)}</dd>
        </div>
        <div className={css.sum}>
          <dt>
            <Trans>You earn</Trans>
          </dt>
          <dd className={css.earned}>{format.money(markup, { sign: true })}</dd>
        </div>
        <div className={css.sumStrong}>
          <dt>
            <Trans>Price to Traveler</Trans>
          </dt>
          <dd>{format.money(traveller)}</dd>
        </div>
      </dl>
    </div>
  );
}
