import { Grid, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { type BrandInput, deriveBrand } from '../../themes/derive';
import { contrast, parseHex, toHex } from '../../themes/oklch';
import * as css from './guide.css';
import { MODES } from './lab-warnings';
import { Page, Section } from './parts';
import { ThemeScope } from './ThemeScope';

const LIGHTNESSES = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];

const Ladder = ({ colors, label }: { colors: readonly string[]; label: string }) => (
  <div className={css.ladder}>
    <div className={css.steps} role="img" aria-label={label}>
      {colors.map((color, at) => (
        <span key={at} className={css.step} style={{ background: color }} title={color} />
      ))}
    </div>
    <Text size={12} tone="secondary" numeric>
      {label}
    </Text>
  </div>
);

/** The way from one colour to a theme, drawn with the real numbers of a brand. */
export function OneHexView({ brand }: { brand: BrandInput }) {
  const light = deriveBrand(brand, 'light');
  const { primary, solid, onSolid, subtle, text, edge } = light.brand;
  const own = parseHex(primary);
  const neutral = Math.min(0.008, 0.12 * own.c);
  return (
    <Page
      title="One hex becomes a theme"
      about={`${primary} is lightness ${own.l.toFixed(3)}, chroma ${own.c.toFixed(3)}, hue ${own.h.toFixed(0)}° in OKLCH, a space in which equal steps look equal. Everything below follows from these three numbers, once, when the theme is built.`}
    >
      <Section
        title="1. Its lightness, in equal steps"
        about="The hue stays; a colour that no screen can show gives up chroma, never lightness."
      >
        <Ladder
          colors={LIGHTNESSES.map((l) => toHex({ ...own, l }))}
          label={`Lightness ${LIGHTNESSES[0]} to ${LIGHTNESSES.at(-1)}, hue ${own.h.toFixed(0)}°`}
        />
      </Section>
      <Section
        title="2. Greys that belong to it"
        about={`The brand’s hue at chroma ${neutral.toFixed(4)}: too little to be a colour, enough not to be dead.`}
      >
        <Ladder
          colors={LIGHTNESSES.map((l) => toHex({ l, c: neutral, h: own.h }))}
          label="The greys of light"
        />
      </Section>
      <Section
        title="3. A fill that carries words"
        about="The hex itself, if white on it reaches 4.5:1. If not, darkened by at most 0.072 of lightness. If that is not enough, dark words stand on it instead."
      >
        <Grid columns={{ phone: 1, tablet: 3 }} gap={16}>
          {(
            [
              ['The hex, with white', primary, '#ffffff'],
              ['The fill', solid, onSolid],
              ['The quiet fill', subtle, text],
            ] as const
          ).map(([name, background, color]) => (
            <Stack key={name} gap={4}>
              <div className={css.swatch} style={{ background }} aria-hidden="true">
                <span className={css.ink} style={{ background: color }} />
              </div>
              <Text size={14} numeric>
                {name}: {color} on {background}, {contrast(color, background).toFixed(2)}:1
              </Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section
        title="4. Words and edges"
        about="Lightness moves until the colour reaches 4.5:1 as text, and 3:1 as an edge, on every surface there is."
      >
        <Ladder
          colors={[primary, edge, text]}
          label={`The hex ${primary}, the edge ${edge}, the text ${text}`}
        />
      </Section>
      <Section
        title="5. Light and dark"
        about="In the dark the brand is the default blue #2c7be5, on greys of the agency’s hue, unless the agency keeps its own colour there: then it is lightened until buttons reach 3:1 on every dark surface. Thousands of random, nearly white, nearly black and saturated colours are tried in each test run."
      >
        <div className={css.twins}>
          {MODES.map((mode) => {
            const theme = deriveBrand(brand, mode);
            return (
              <ThemeScope key={mode} brand={brand} mode={mode}>
                <Stack>
                  <Ladder colors={Object.values(theme.surface)} label="Canvas, base, muted, overlay" />
                  <Ladder
                    colors={[
                      theme.text.primary,
                      theme.text.secondary,
                      theme.text.tertiary,
                      theme.border.control,
                    ]}
                    label="Text in three steps, edge of controls"
                  />
                  <Ladder
                    colors={[theme.brand.solid, theme.brand.edge, theme.brand.text, theme.brand.subtle]}
                    label="Brand: fill, edge, text, quiet fill"
                  />
                  <Ladder
                    colors={[theme.success.text, theme.warning.text, theme.danger.text, theme.info.text]}
                    label="Success, warning, danger, information"
                  />
                </Stack>
              </ThemeScope>
            );
          })}
        </div>
      </Section>
    </Page>
  );
}
