import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useCountryNames } from '@/core/places/countries';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { type InstalledProduct, productNamed } from '../installed';
import type { Difference } from './merge';
import * as css from './settings.css';
import { useRoundnessNames } from './brand/roundness';
import { useSettingNames } from './setting-names';

interface Props {
  differences: readonly Difference[];
  products: readonly InstalledProduct[];
  onChoose: (difference: Difference, keepOwn: boolean) => void;
  onDiscard: () => void;
}

const LONGEST = 120;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Shows what somebody else saved beside what the owner was about to save. */
export function ConflictNotice({ differences, products, onChoose, onDiscard }: Props) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const roundness = useRoundnessNames();
  const settings = useSettingNames();
  const countryOf = useCountryNames();
  const nameOf = (name: string) => {
    const label = productNamed(products, name)?.label;
    return label ? _(label) : name;
  };
  const what = ({ what: kind, name = '' }: Difference) =>
    ({
      ...settings,
      product: nameOf(name),
      order: t`Order of products`,
      default: t`Opens first`,
    })[kind];
  const value = (kind: Difference['what'], text: string) => {
    if (kind === 'roundness') return roundness[text as keyof typeof roundness] ?? text;
    if (kind === 'keepsColorInDark') return text === 'true' ? t`On` : t`Off`;
    if (kind === 'order') return text.split(', ').map(nameOf).join(', ');
    if (kind === 'country') return text ? countryOf(text) : t`None`;
    if (kind === 'default') return text ? nameOf(text) : t`None`;
    if (kind !== 'product') return shorten(text) || t`None`;
    return { on: t`On`, off: t`Off`, removed: t`Removed` }[text] ?? text;
  };
  const saving = (setting: string) => t`What saving keeps of ${setting}`;
  return (
    <Alert
      tone="warning"
      live
      title={t`Someone else changed these settings. Yours are kept; review and save again.`}
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          <Trans>Discard mine, use the newer version</Trans>
        </Button>
      }
    >
      <table className={css.differences}>
        <thead>
          <tr>
            <th scope="col">{t`Setting`}</th>
            <th scope="col">{t`Yours`}</th>
            <th scope="col">{t`Newer version`}</th>
            <th scope="col">{t`Saving keeps`}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={`${difference.what}/${difference.name ?? ''}`}>
              <th scope="row">{what(difference)}</th>
              <td data-label={t`Yours`}>
                {difference.touched ? value(difference.what, difference.own) : t`not changed`}
              </td>
              <td data-label={t`Newer version`}>{value(difference.what, difference.theirs)}</td>
              <td data-label={t`Saving keeps`}>
                {difference.touched ? (
                  <SegmentedControl
                    label={saving(what(difference))}
                    value={difference.keepsOwn ? 'own' : 'theirs'}
                    onChange={(kept) => onChoose(difference, kept === 'own')}
                    options={[
                      { value: 'own', label: t`Yours` },
                      { value: 'theirs', label: t`Newer version` },
                    ]}
                  />
                ) : (
                  t`Newer version`
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Alert>
  );
}
