import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PluginBox } from '../../plugin/PluginBox';
import type { Lazy } from '../../plugin/points';
import { useContributions } from '../../plugin/react';
import { SegmentedControl } from '../../ui/choices/SegmentedControl';
import * as css from './Hero.css';

/** The active products' search forms, one at a time. */
export default function HeroSearch() {
  const { i18n, t } = useLingui();
  const forms = useContributions('search.forms');
  const [chosen, setChosen] = useState<string>();
  const keyOf = (form: (typeof forms)[number]) => `${form.plugin}/${form.id}`;
  const form = forms.find((candidate) => keyOf(candidate) === chosen) ?? forms[0];
  if (!form) return null;
  return (
    <div className={css.search}>
      <div className={css.searchCard}>
        {forms.length > 1 && (
          <SegmentedControl
            label={t`What are you looking for?`}
            hideLabel
            value={keyOf(form)}
            onChange={setChosen}
            options={forms.map((option) => ({ value: keyOf(option), label: i18n._(option.label) }))}
          />
        )}
        <PluginBox
          key={keyOf(form)}
          plugin={form.plugin}
          item={form.id}
          component={form.component as unknown as Lazy<Record<string, unknown>>}
          bare
          waiting={<div className={css.formRoom} />}
          props={{ place: 'hero', config: form.config }}
        />
      </div>
    </div>
  );
}
