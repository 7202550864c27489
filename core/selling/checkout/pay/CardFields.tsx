import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { fontFile } from '@/themes/font-file';
import type { Money } from '../../../contract/money/money';
import type { Tokenise } from '../../../plugin/points';
import { useAgency } from '../../../tenant/agency';
import { shownModeAtom } from '../../../tenant/theme-mode';
import { Alert } from '../../../ui/feedback/Alert';
import { classes } from '../../../ui/content/box';
import { Icon } from '../../../ui/pictures/Icon';
import { Lock } from '../../../ui/pictures/icons';
import { Stack } from '../../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { usePaymentGateway } from './gateway';
import { useFieldsFrame } from './use-fields-frame';
import * as css from '../Checkout.css';
import type { Agency } from '../../../contract/site/agency';
import { deriveBrand } from '@/themes/derive';

const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const pixels = (length: string): number => {
  const value = Number.parseFloat(length) || 0;
  return length.endsWith('rem') ? value * rootFontSize() : value;
};

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The agency's look in the few values that the gateway's frame accepts. */
function frameTheme(agency: Agency, mode: 'light' | 'dark') {
  const theme = deriveBrand(agency, mode);
  return {
    scheme: mode,
    ink: theme.text.primary,
    muted: theme.text.secondary,
    surface: theme.surface.base,
    line: theme.border.control,
    accent: theme.brand.edge,
    danger: theme.danger.text,
    fontSize: within(rootFontSize(), 12, 24),
    radius: within(pixels(theme.radius.input), 0, 32),
  };
}

/** What is wrong in a payment's own fields, and the way to the field. */
export interface PaymentProblem {
  id: string;
  message: string;
  focus: () => void;
}

/** What stands at the fields, in answer to a press or while it is being mended. */
export type OnProblems = (problems: readonly PaymentProblem[], isAnswer: boolean) => void;

export interface CardFieldsProps {
  /** What is paid; without it the platform keeps the card for later. */
  due?: Money;
  /** Hands out the function that turns the card into a token; called again when it changes. With it, one that only checks. */
  onReady: (tokenise: Tokenise, check: () => void) => void;
  onProblems?: OnProblems;
  /** Enter was pressed in a field. */
  onSubmit?: () => void;
}

/** A page of an origin of its own has to know who frames it. */
function framedHere(url: string): string {
  const page = new URL(url, location.href);
  if (page.origin === location.origin) return url;
  page.searchParams.set('at', location.origin);
  return page.href;
}

/** The gateway's own fields, in a frame that this page cannot read: a card number never passes through it (SEC-40). */
export function CardFields(props: CardFieldsProps) {
  const { t } = useLingui();
  const { fieldsUrl, keptFieldsUrl, fieldsSandbox, isPending, retry } = usePaymentGateway();
  const url = props.due ? fieldsUrl : keptFieldsUrl;
  if (isPending) return <FieldsSkeleton />;
  if (!url)
    return (
      <Alert tone="danger" live onRetry={retry}>
        {t`The card fields could not be loaded. Nothing has been charged.`}
      </Alert>
    );
  return <FieldsFrame url={framedHere(url)} sandbox={fieldsSandbox} {...props} />;
}

function FieldsFrame({
  url,
  sandbox,
  due,
  onReady,
  onProblems,
  onSubmit,
}: CardFieldsProps & { url: string; sandbox: string | undefined }) {
  const { t, i18n } = useLingui();
  const agency = useAgency();
  const mode = useAtomValue(shownModeAtom);
  const theme = useMemo(() => frameTheme(agency, mode), [agency, mode]);
  const { frame, ready, height, tokenise, check, focus, dress } = useFieldsFrame({
    language: i18n.locale,
    theme,
    due,
    onErrors:
      onProblems &&
      ((errors, isAnswer) =>
        onProblems(
          errors.map(({ field, message }) => ({
            id: `checkout-card-${field}`,
            message,
            focus: () => focus(field),
          })),
          isAnswer,
        )),
    onSubmit,
  });
  useEffect(() => onReady(tokenise, check), [onReady, tokenise, check]);
  useEffect(() => onProblems && (() => onProblems([], true)), [onProblems]);
  useEffect(() => {
    const file = fontFile(agency.font);
    if (!ready || !file) return;
    // It is at hand already: the page around the frame is set in it. Without it the device's own typeface stays.
    fetch(file)
      .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
      .then((bytes) => bytes && dress(bytes))
      .catch(() => undefined);
  }, [agency.font, ready, dress]);
  return (
    <Stack gap={12}>
      <div className={css.holder}>
        {!ready && <FieldsSkeleton />}
        <iframe
          ref={frame}
          src={url}
          title={t`Card details`}
          sandbox={sandbox ?? 'allow-scripts'}
          // Wallets ask for it; a frame that is cut off has none.
          allow={sandbox === undefined ? undefined : 'payment'}
          referrerPolicy={sandbox === undefined ? 'no-referrer' : 'strict-origin'}
          className={classes(css.frame, !ready && css.hidden)}
          style={assignInlineVars({ [css.height]: `${height}px` })}
        />
      </div>
      <p className={css.secure}>
        <Icon icon={Lock} size="small" />
        {t`Your card details go straight to the payment provider. This site never sees them.`}
      </p>
    </Stack>
  );
}

function FieldsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the card fields`}>
      <Stack gap={16}>
        <Skeleton shape="block" height={56} />
        <Skeleton shape="block" height={56} />
        <Skeleton shape="block" height={56} />
      </Stack>
    </SkeletonGroup>
  );
}
