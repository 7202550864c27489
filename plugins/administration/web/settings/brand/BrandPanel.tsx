import { useState } from 'react';
import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { FONTS, ROUNDNESS } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { Text } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import { contrastNote, parseColor } from './colour';
import { LogoField } from './LogoField';
import { useRoundnessNames } from './roundness';
import * as css from '../settings.css';
import type { SettingsForm } from '../use-settings-form';

interface Props {
  form: SettingsForm;
  fieldId: string;
  /** Saving was tried: errors show without waiting for the field to be left. */
  submitted: boolean;
}

/** Colour, shape, typeface and logos of the site. */
export function BrandPanel({ form, fieldId, submitted }: Props) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const names = useRoundnessNames();
  const { draft, edit } = form;
  const colour = parseColor(draft.primaryColor);
  const shown = colour ?? parseColor(form.base.primaryColor)!;
  const setColour = (primaryColor: string) => edit((now) => ({ ...now, primaryColor }));
  return (
    <SectionCard
      padding="medium"
      gap={24}
      title={<Trans>Brand</Trans>}
      note={<Trans>Every page, email and button takes its colors from this one.</Trans>}
    >
      <div className={css.colourRow}>
        <input
          type="color"
          aria-label={t`Pick the primary color`}
          className={css.colourInput}
          value={shown}
          onChange={(event) => setColour(event.currentTarget.value)}
        />
        <TextField
          id={fieldId}
          label={t`Primary color`}
          value={draft.primaryColor}
          onChange={setColour}
          onBlur={() => {
            setLeft(true);
            if (colour) setColour(colour);
          }}
          error={
            !colour && (left || submitted)
              ? t`Write the color as # and six digits from 0 to 9 and a to f, such as #2c7be5`
              : undefined
          }
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
        />
      </div>
      <ContrastWords hex={shown} />
      <Checkbox
        label={t`Own color in dark mode`}
        hint={t`Otherwise dark pages use the standard blue`}
        checked={draft.keepsColorInDark}
        onChange={(keepsColorInDark) => edit((now) => ({ ...now, keepsColorInDark }))}
      />
      <SegmentedControl
        label={t`Corners`}
        hideLabel={false}
        value={String(draft.roundness) as keyof typeof names}
        onChange={(value) =>
          edit((now) => ({
            ...now,
            roundness: ROUNDNESS.find((step) => String(step) === value) ?? now.roundness,
          }))
        }
        options={ROUNDNESS.map((step) => ({
          value: String(step) as keyof typeof names,
          label: names[`${step}`],
        }))}
      />
      <Select
        label={t`Typeface`}
        hint={t`Shown in the preview; travelers' devices load it once`}
        value={draft.font}
        onChange={(font) => edit((now) => ({ ...now, font }))}
        options={FONTS.map((font) => ({
          value: font,
          label: font === 'System' ? t`The device's own` : font,
        }))}
      />
      <LogoField name="logo" form={form} />
      <LogoField name="mobileLogo" form={form} />
    </SectionCard>
  );
}

/** Says whether text can be read on the colour, and what is done about it when it cannot. */
function ContrastWords({ hex }: { hex: string }) {
  const format = useFormat();
  const { kind, fill, text, ratio, chosen } = contrastNote(hex);
  const figure = (value: number) =>
    `${format.number(Math.floor(value * 100) / 100, { maximumFractionDigits: 2 })}:1`;
  const [reached, asChosen] = [figure(ratio), figure(chosen)];
  return (
    <div className={css.contrast}>
      <span className={css.sample} style={{ background: fill, color: text }} aria-hidden="true">
        Aa
      </span>
      <Text size={14} tone="secondary">
        {kind === 'as-is' && <Trans>White text on this color is easy to read ({reached}).</Trans>}
        {kind === 'darkened' && (
          <Trans>
            White text on this color would be hard to read ({asChosen}), so buttons use the slightly darker{' '}
            {fill} ({reached}). Your color itself stays.
          </Trans>
        )}
        {kind === 'dark-text' && (
          <Trans>
            This color is too light for white text ({asChosen}), so buttons carry dark text on {fill} (
            {reached}).
          </Trans>
        )}
      </Text>
    </div>
  );
}
