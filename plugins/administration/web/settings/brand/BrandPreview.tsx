import { useLayoutEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { Agency } from '@/core/contract';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { BrandLogo } from '@/core/ui/pictures/BrandLogo';
import { Button } from '@/core/ui/actions/Button';
import { Icon } from '@/core/ui/pictures/Icon';
import { Monitor, Moon, Sun } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Heading, Text } from '@/core/ui/content/Text';
import { applyTheme } from '@/themes/apply';
import { type InstalledProduct, productNamed } from '../../installed';
import { parseColor } from './colour';
import { defaultOf, type Draft, isOffered } from '../draft';
import * as css from './preview.css';

type Mode = 'light' | 'dark';

interface Props {
  agency: Agency;
  draft: Draft;
  products: readonly InstalledProduct[];
  /** Adds what only matters while the colours are chosen. */
  showsBrand: boolean;
}

/** A small page of the agency's site as it will be after saving; nothing in it can be pressed. */
export function BrandPreview({ agency, draft, products, showsBrand }: Props) {
  const { t } = useLingui();
  const [mode, setMode] = useState<Mode>('light');
  return (
    <Stack as="section" gap={12} aria-labelledby="brand-preview">
      <Inline justify="between">
        <Heading level={2} size={18} id="brand-preview">
          <Inline as="span" gap={8}>
            <Icon icon={Monitor} size="small" />
            <Trans>Preview</Trans>
          </Inline>
        </Heading>
        <SegmentedControl
          label={t`Preview in`}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: t`Light`, icon: Sun },
            { value: 'dark', label: t`Dark`, icon: Moon },
          ]}
        />
      </Inline>
      <ThemedSample agency={agency} draft={draft} products={products} mode={mode} />
      {showsBrand && mode === 'dark' && (
        <Text size={14} tone="secondary">
          {draft.keepsColorInDark ? (
            <Trans>In the dark, your color is lightened as far as it takes to be seen and read.</Trans>
          ) : (
            <Trans>
              In the dark, buttons use the standard blue, which reads well on dark pages; the grays keep your
              hue.
            </Trans>
          )}
        </Text>
      )}
    </Stack>
  );
}

/** The sample under its own theme: tokens are set on its frame and reach nothing else. */
function ThemedSample({ agency, draft, products, mode }: Omit<Props, 'showsBrand'> & { mode: Mode }) {
  const { _ } = useI18n();
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const colour = parseColor(draft.primaryColor) ?? agency.primaryColor;
  const { keepsColorInDark, roundness, font, texts } = draft;
  useLayoutEffect(() => {
    if (frame.current)
      applyTheme(frame.current, { primaryColor: colour, keepsColorInDark, roundness, font }, mode);
  }, [colour, keepsColorInDark, roundness, font, mode]);
  const offered = draft.products.filter(isOffered);
  const first = defaultOf(draft);
  return (
    <div ref={frame} className={css.frame} inert data-testid="brand-preview">
      <div className={css.header}>
        <BrandLogo name={agency.agencyName} logo={texts.logo || null} size="small" />
      </div>
      {offered.length > 0 && (
        <div className={css.tabs}>
          {offered.map(({ name }) => {
            const product = productNamed(products, name);
            return (
              <span key={name} className={name === first ? css.tabCurrent : css.tab}>
                <Icon icon={namedIcons[product?.icon ?? 'package']} size="small" />
                {product?.label ? _(product.label) : name}
              </span>
            );
          })}
        </div>
      )}
      <div className={css.hero}>
        <span className={css.heading}>{texts.heading || agency.agencyName}</span>
        <span className={css.subHeading}>{texts.subHeading}</span>
        {offered.length > 0 && <span className={css.heroButton}>{t`Book Now`}</span>}
      </div>
      <div className={css.body}>
        <div className={css.card}>
          <span className={css.cardTitle}>
            <Trans>How a card looks</Trans>
          </span>
          <span className={css.cardText}>
            <Trans>Text on it, with</Trans> <span className={css.link}>{t`a link`}</span>.
          </span>
          <Inline gap={8}>
            <Button size="small">{t`Main action`}</Button>
            <Button size="small" variant="secondary">
              {t`Another`}
            </Button>
          </Inline>
        </div>
      </div>
    </div>
  );
}
