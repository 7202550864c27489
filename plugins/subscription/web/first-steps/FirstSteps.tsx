import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { useBookNowPath } from '@/core/navigation/home';
import { useAction } from '@/core/query/use-action';
import { queryKeyOf, useApiQuery, useQueries } from '@/core/query/query';
import { useUser } from '@/core/session/session';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { classes } from '@/core/ui/content/box';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import { Progress } from '@/core/ui/feedback/Progress';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check } from '@/core/ui/pictures/icons';
import { type FirstStep, getFirstSteps, updateFirstSteps } from '../../contract/first-steps';
import * as css from './FirstSteps.css';

/** What a new agency does first, with the way to each; nothing once all is done or it was put away. */
export default function FirstSteps() {
  const isOwner = useUser()?.userType === 'AgencyOwner';
  const query = useApiQuery(getFirstSteps, undefined, { enabled: isOwner, staleTime: 0 });
  // It helps where it can be read; where it cannot, nobody misses it.
  const steps = query.data?.data?.steps;
  return isOwner && steps ? <Checklist steps={steps} /> : null;
}

interface Place {
  title: string;
  why: string;
  action: string;
  to: string;
  search?: Readonly<Record<string, string>>;
}

function usePlaces(): Record<FirstStep, Place> {
  const { t } = useLingui();
  const bookNow = useBookNowPath();
  const website = '/settings/website';
  return {
    brand: {
      title: t`Your brand`,
      why: t`Logo, color and typeface: travelers see your agency, not us.`,
      action: t`Set the brand`,
      to: website,
      search: { panel: 'brand' },
    },
    products: {
      title: t`What you sell`,
      why: t`Switch products on or off, and put them in your order.`,
      action: t`Choose the products`,
      to: website,
    },
    markup: {
      title: t`Your markup`,
      why: t`What you earn on each sale, for all or by product.`,
      action: t`Set the markup`,
      to: '/settings/markups',
    },
    legal: {
      title: t`Legal texts`,
      why: t`Your terms, privacy policy and disclaimer.`,
      action: t`Write the texts`,
      to: website,
      search: { panel: 'legal' },
    },
    client: {
      title: t`Your first client`,
      why: t`Add someone, or upload the clients you already have.`,
      action: t`Add a client`,
      to: '/clients',
      search: { open: 'add' },
    },
    booking: {
      title: t`Your first booking`,
      why: t`Search and book once yourself, as your clients will.`,
      action: t`Search`,
      to: bookNow,
    },
  };
}

function Checklist({ steps }: { steps: readonly { step: FirstStep; isDone: boolean }[] }) {
  const { t } = useLingui();
  const places = usePlaces();
  const queries = useQueries();
  const change = useAction(updateFirstSteps, {
    onDone: (answer) => queries.setQueryData(queryKeyOf(getFirstSteps), answer),
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const all = steps.length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <SectionCard
      id="first-steps"
      gap={16}
      title={<Trans>Open your agency in six steps</Trans>}
      note={<Trans>Your site is live already. This makes it yours.</Trans>}
      action={
        <Button
          variant="quiet"
          size="small"
          flush
          loading={change.isPending}
          onClick={() => change.mutate({ input: { body: { isDismissed: true } } })}
        >
          {t`Dismiss`}
        </Button>
      }
    >
      <Progress label={t`Progress`} value={done / all} detail={t`${done} of ${all} done`} />
      <ol className={css.steps}>
        {steps.map(({ step, isDone }, index) => {
          const { title, why, action, to, search } = places[step];
          return (
            <li key={step} className={css.step}>
              <span className={classes(css.mark, isDone && css.done)} aria-hidden="true">
                {isDone ? <Icon icon={Check} size="small" /> : index + 1}
              </span>
              <div className={css.words}>
                <Text weight={550} tone={isDone ? 'secondary' : 'primary'}>
                  {title}
                  {isDone && <VisuallyHidden> {t`, done`}</VisuallyHidden>}
                </Text>
                {!isDone && (
                  <Text size={14} tone="secondary">
                    {why}
                  </Text>
                )}
              </div>
              {!isDone && (
                <div className={css.action}>
                  <ButtonLink
                    {...linkTo(to, search)}
                    size="small"
                    variant={step === next ? 'primary' : 'secondary'}
                    onClick={() => {
                      // Whoever is content with what is on leaves no trace there.
                      if (step === 'products') change.mutate({ input: { body: { done: step } } });
                    }}
                  >
                    {action}
                  </ButtonLink>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}
