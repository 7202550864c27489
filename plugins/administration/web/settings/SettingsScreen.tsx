import { useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useContributions } from '@/core/plugin/react';
import { ContributionView } from '@/core/plugin/views';
import { linkTo } from '@/core/address/link';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { focusSoon } from '@/core/ui/fields/focus-soon';
import { Container, Inline, Split, Stack } from '@/core/ui/content/layout';
import { Tabs } from '@/core/ui/navigation/Tabs';
import { Heading, Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { useInstalledProducts } from '../installed';
import { AccessPanel } from './access/AccessPanel';
import { BrandPanel } from './brand/BrandPanel';
import { BrandPreview } from './brand/BrandPreview';
import { ConflictNotice } from './ConflictNotice';
import { ContactPanel } from './texts/ContactPanel';
import { HomePanel } from './texts/HomePanel';
import { LeaveDialog } from '@/core/navigation/LeaveDialog';
import { LEGAL_FIELDS, type LegalField, LegalPanel } from './legal/LegalPanel';
import { LegalPreview } from './legal/LegalPreview';
import { ProductsPanel } from './products/ProductsPanel';
import { SaveBar } from './SaveBar';
import * as css from './settings.css';
import { settingId } from './texts/TextSetting';
import { wrongTexts, type TextField } from './texts/texts';
import { useSettingsForm } from './use-settings-form';

/** What the agency's site sells and how it looks; only the owner comes here (R074). */
export default function SettingsScreen() {
  const { t } = useLingui();
  const { _ } = useI18n();
  const agency = useAgency();
  usePageTitle(t`Website settings`);
  const installed = useInstalledProducts();
  const form = useSettingsForm(
    agency,
    installed.map(({ name }) => name),
  );
  const contributed = useContributions('settings.panels');
  const { panel: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [legal, setLegal] = useState<LegalField>('privacyPolicy');
  const colourField = useId();

  const panels = [
    { id: 'products', label: t`Products` },
    { id: 'brand', label: t`Brand` },
    { id: 'home', label: t`Home page` },
    { id: 'contact', label: t`Contact` },
    { id: 'legal', label: t`Legal texts` },
    { id: 'access', label: t`Sign-up and domain` },
    ...contributed.map(({ slug, title }) => ({ id: slug, label: _(title) })),
  ];
  const panel = panels.find(({ id }) => id === asked)?.id ?? 'products';
  const open = (id: string) =>
    navigate({
      ...linkTo('/settings/website'),
      search: id === 'products' ? {} : { panel: id },
      replace: true,
    } as never);
  const foreign = contributed.find(({ slug }) => slug === panel);

  const discard = () => {
    setSubmitted(false);
    form.discard();
    heading.current?.focus();
  };
  const save = async () => {
    setSubmitted(true);
    const lead = async (to: string, field: string) => {
      await open(to);
      focusSoon(() => document.getElementById(field)?.focus());
    };
    if (form.problems.includes('colour')) return lead('brand', colourField);
    const [wrong] = wrongTexts(form.base.texts, form.draft.texts);
    if (wrong) {
      const text = LEGAL_FIELDS.find((one) => one === wrong);
      if (text) setLegal(text);
      return lead(panelOf(wrong), settingId(wrong));
    }
    if (form.problems.length > 0) return;
    const outcome = await form.save();
    if (outcome === 'failed') return;
    setSubmitted(false);
    if (outcome === 'saved') toast.success(t`Data updated successfully`);
    // The bar that held the focus is gone, or what needs to be read stands at the top.
    heading.current?.focus();
  };

  return (
    <div className={css.page}>
      <Container width="page">
        <Stack gap={24}>
          <Inline justify="between" align="end">
            <Stack gap={4}>
              <Heading level={1} size={32} tabIndex={-1} ref={heading}>
                <Trans>Website settings</Trans>
              </Heading>
              <Text size={14} tone="secondary">
                <Trans>What {agency.agencyName} sells online, and how it looks.</Trans>
              </Text>
            </Stack>
            <Text as="span" size={14}>
              <TextLink {...linkTo('/')} quiet>
                <Trans>View your site</Trans>
              </TextLink>
            </Text>
          </Inline>
          {form.differences.length > 0 && (
            <ConflictNotice
              differences={form.differences}
              products={installed}
              onChoose={form.choose}
              onDiscard={discard}
            />
          )}
          <Tabs label={t`Website settings`} value={panel} onChange={(id) => void open(id)} tabs={panels}>
            {foreign ? (
              <ContributionView<'settings.panels'> item={foreign} props={{ agencyId: agency._id }} />
            ) : panel === 'access' ? (
              <AccessPanel />
            ) : (
              <Split
                sticky
                aside={
                  panel === 'legal' ? (
                    <LegalPreview field={legal} text={form.draft.texts[legal]} />
                  ) : (
                    <BrandPreview
                      agency={agency}
                      draft={form.draft}
                      products={installed}
                      showsBrand={panel === 'brand'}
                    />
                  )
                }
              >
                {panel === 'brand' && <BrandPanel form={form} fieldId={colourField} submitted={submitted} />}
                {panel === 'home' && <HomePanel form={form} submitted={submitted} />}
                {panel === 'contact' && <ContactPanel form={form} submitted={submitted} />}
                {panel === 'legal' && <LegalPanel form={form} field={legal} onField={setLegal} />}
                {panel === 'products' && <ProductsPanel form={form} products={installed} />}
              </Split>
            )}
          </Tabs>
        </Stack>
      </Container>
      <SaveBar form={form} onSave={() => void save()} onDiscard={discard} />
      <LeaveDialog dirty={form.dirty} />
    </div>
  );
}

/** The panel on which a text is edited. */
function panelOf(field: TextField): 'brand' | 'home' | 'contact' | 'legal' {
  switch (field) {
    case 'logo':
    case 'mobileLogo':
      return 'brand';
    case 'heading':
    case 'subHeading':
      return 'home';
    case 'privacyPolicy':
    case 'cookiesPolicy':
    case 'disclaimer':
      return 'legal';
    default:
      return 'contact';
  }
}
