import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useContributions } from '../plugin/react';
import { ContributionView } from '../plugin/views';
import { Card } from '../ui/Card';
import { Stack } from '../ui/layout';
import { SegmentedControl } from '../ui/SegmentedControl';
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
      <Card padding="medium">
        <Stack>
          {forms.length > 1 && (
            <SegmentedControl
              label={t`What are you looking for?`}
              hideLabel
              value={keyOf(form)}
              onChange={setChosen}
              options={forms.map((option) => ({ value: keyOf(option), label: i18n._(option.label) }))}
            />
          )}
          <ContributionView<'search.forms'> key={keyOf(form)} item={form} props={{ place: 'hero' }} />
        </Stack>
      </Card>
    </div>
  );
}
