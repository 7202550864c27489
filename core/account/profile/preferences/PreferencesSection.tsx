import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { Language } from '../../../contract/site/agency';
import { languageAtom } from '../../../i18n/catalogs';
import { changeLanguageAtom } from '../../../session/change-language';
import { type ThemeMode, themeModeAtom } from '../../../tenant/theme-mode';
import { Stack, Inline } from '../../../ui/content/layout';
import { RadioGroup } from '../../../ui/choices/RadioGroup';
import { SectionCard } from '../../../ui/content/SectionCard';
import { lazy, Suspense, useState } from 'react';
import { currencyAtom, ownCurrencyAtom } from '../../../currency/state';
import { useFormat } from '../../../i18n/use-format';
import { Button } from '../../../ui/actions/Button';
import { Text } from '../../../ui/content/Text';

const CurrencyDialog = lazy(() => import('../../../currency/CurrencyDialog'));

/** The currency that prices are shown in, as in the header; it lasts as long as the page (R162). */
function CurrencyCard() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const current = useAtomValue(currencyAtom);
  const own = useAtomValue(ownCurrencyAtom);
  const [open, setOpen] = useState(false);
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(current);
  return (
    <SectionCard
      title={t`Currency`}
      note={t`For the prices on these pages, until you close them. Bookings are charged in ${own}.`}
    >
      <Inline justify="between">
        <Text>
          {name} · {current}
        </Text>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Choose another currency`}
        </Button>
      </Inline>
      <Suspense>{open && <CurrencyDialog open onOpenChange={setOpen} />}</Suspense>
    </SectionCard>
  );
}

/** Language, currency and appearance: each holds from the moment it is chosen. */
export default function PreferencesSection() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const changeLanguage = useSetAtom(changeLanguageAtom);
  const [mode, setMode] = useAtom(themeModeAtom);
  const languages: { value: Language; label: string; hint: string }[] = [
    { value: 'en', label: 'English', hint: t`English` },
    { value: 'pt', label: 'Português', hint: t`Portuguese` },
    { value: 'es', label: 'Español', hint: t`Spanish` },
  ];
  const modes: { value: ThemeMode; label: string; hint: string }[] = [
    { value: 'light', label: t`Light`, hint: t`Dark text on a light ground` },
    { value: 'dark', label: t`Dark`, hint: t`Light text on a dark ground, easier at night` },
    { value: 'system', label: t`As on this device`, hint: t`Follows your device's own setting` },
  ];
  return (
    <Stack gap={20}>
      <SectionCard title={t`Language`} note={t`For these pages and for the emails that we send you.`}>
        <RadioGroup
          legend={t`Language`}
          hideLegend
          value={language}
          onChange={changeLanguage}
          options={languages.map(({ hint, label, value }) => ({
            value,
            label: <span lang={value}>{label}</span>,
            ...(hint === label ? {} : { hint }),
          }))}
        />
      </SectionCard>
      <CurrencyCard />
      <SectionCard title={t`Appearance`} note={t`On this device only.`}>
        <RadioGroup legend={t`Appearance`} hideLegend value={mode} onChange={setMode} options={modes} />
      </SectionCard>
    </Stack>
  );
}
