import { useState } from 'react';
import { type Font, FONTS_LIST, ROUNDNESS_LIST } from './lab-options';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Copy } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { Heading, Text } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import { ContrastTable } from './ContrastTable';
import * as css from './guide.css';
import { MODES, readHex, warningsFor } from './lab-warnings';
import { Screen, type ScreenId, SCREENS } from './Screen';

export interface LabArgs {
  hex: string;
  keepsColorInDark: boolean;
  font: Font;
  roundness: 0 | 1 | 1.5;
  screen: ScreenId | 'all';
}

/** Any hex as a theme, on real screens. */
export function LabView({
  hex,
  keepsColorInDark,
  font,
  roundness,
  screen,
  onChange,
}: LabArgs & { onChange: (next: Partial<LabArgs>) => void }) {
  const [typed, setTyped] = useState(hex);
  const [left, setLeft] = useState(true);
  const [copied, setCopied] = useState(false);
  const primaryColor = readHex(typed) ?? readHex(hex) ?? '#2c7be5';
  const wrong = readHex(typed) === null;
  const brand = { primaryColor, keepsColorInDark, roundness, font };
  const record = JSON.stringify(brand, null, 2);
  const choose = (text: string) => {
    setTyped(text);
    const read = readHex(text);
    if (read) onChange({ hex: read.slice(1) });
  };
  const shown = screen === 'all' ? (Object.keys(SCREENS) as ScreenId[]) : [screen];
  return (
    <main className={css.lab}>
      <div className={css.panel}>
        <Heading level={1} size={24}>
          Theme lab
        </Heading>
        <Inline wrap={false} align="end">
          <TextField
            label="Brand colour"
            value={typed}
            onChange={choose}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            error={wrong && left ? 'Six digits of 0–9 and a–f, such as 2c7be5.' : undefined}
          />
          <input
            type="color"
            aria-label="Pick a colour"
            className={css.picker}
            value={primaryColor}
            onChange={(event) => choose(event.target.value.slice(1))}
          />
        </Inline>
        <Checkbox
          label="Own colour in dark mode"
          checked={keepsColorInDark}
          onChange={(next) => onChange({ keepsColorInDark: next })}
        />
        <Select
          label="Font"
          value={font}
          onChange={(next) => onChange({ font: next as Font })}
          options={FONTS_LIST}
        />
        <SegmentedControl
          label="Roundness"
          hideLabel={false}
          value={String(roundness)}
          onChange={(next) => onChange({ roundness: Number(next) as LabArgs['roundness'] })}
          options={ROUNDNESS_LIST}
        />
        {warningsFor(brand).map((warning) => (
          <Alert key={warning} tone="info">
            {warning}
          </Alert>
        ))}
        <Stack gap={8}>
          <Text size={14} weight={550}>
            For the agency’s record
          </Text>
          <pre className={css.result}>{record}</pre>
          <Button
            variant="secondary"
            size="small"
            icon={Copy}
            onClick={() => void navigator.clipboard.writeText(record).then(() => setCopied(true))}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </Stack>
      </div>
      <Stack gap={32}>
        {shown.map((one) => (
          <Stack key={one} gap={12}>
            <Heading level={2} size={20}>
              {SCREENS[one].title}
            </Heading>
            <div className={css.twins}>
              {MODES.map((mode) => (
                <Screen
                  key={mode}
                  screen={one}
                  brandId="caravel"
                  brand={brand}
                  mode={mode}
                  width={1280}
                  height={820}
                />
              ))}
            </div>
          </Stack>
        ))}
        <Stack gap={12}>
          <Heading level={2} size={20}>
            Every pair that is drawn
          </Heading>
          <ContrastTable brand={brand} />
        </Stack>
      </Stack>
    </main>
  );
}
