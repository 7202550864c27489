import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LINE_LABELS } from '@/core/selling/checkout/price/price-lines';
import { minorDigits, type InputOf, type ResponseOf } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '@/core/ui/content/box';
import { Alert } from '@/core/ui/feedback/Alert';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Stack } from '@/core/ui/content/layout';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { PriceList } from '@/core/ui/content/Price';
import { Select } from '@/core/ui/choices/Select';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Text } from '@/core/ui/content/Text';
import { type AgencyMarkupChanges, type MarkupSource, simulateMarkup } from '../../contract/markups';
import { AgentPicker } from '../users/decisions/AgentPicker';
import { wordsOf } from '@/core/i18n/words-of';
import { type Person, PersonPicker } from './PersonPicker';
import * as css from './markups.css';
import { useApi } from '@/core/api/context';
import type { ApiError } from '@/core/api/error';
import { queryKeyOf, useQueries } from '@/core/query/query';

interface SimulatorProps {
  currency: string;
  products: readonly { id: string; label: string }[];
  sellsProtection: boolean;
  /** What is edited and not saved yet; undefined while it is not valid or nothing is. */
  draft: AgencyMarkupChanges | undefined;
}

/** The price that a traveler would see, worked out by the server as quotes are, and whose markup decided it. */
export function Simulator({ currency, products, sellsProtection, draft }: SimulatorProps) {
  const { t, i18n } = useLingui();
  const [product, setProduct] = useState(products[0]?.id ?? '');
  const [asked, setAsked] = useState<number | null>(500);
  const [person, setPerson] = useState<Person | null>(null);
  const [agent, setAgent] = useState<string | null>(null);
  const bookedBy = person?.kind === 'client' ? agent : null;
  const [withProtection, setProtection] = useState(false);
  const wholesale = useDeferredValue(asked);
  const simulation = useSimulation(
    wholesale === null || wholesale < 0 || !product
      ? null
      : {
          product,
          wholesale: Math.round(wholesale * 10 ** minorDigits(currency)),
          withProtection: withProtection && sellsProtection,
          ...(person ? { userId: person.id } : {}),
          ...(bookedBy ? { agentId: bookedBy } : {}),
          ...(draft ? { draft } : {}),
        },
    { placeholderData: keepPreviousData },
  );
  const result = simulation.data?.data;
  return (
    <SectionCard
      padding="medium"
      gap={16}
      title={<Trans>What a traveler would see</Trans>}
      note={
        draft ? (
          <Trans>Calculated with your unsaved changes.</Trans>
        ) : (
          <Trans>Calculated with the same rules as a real quote.</Trans>
        )
      }
    >
      <Select
        label={t`Product`}
        value={product}
        onChange={setProduct}
        options={products.map(({ id, label }) => ({ value: id, label }))}
      />
      <NumberField
        label={t`Supplier's price`}
        suffix={currency}
        min={0}
        step={50}
        decimals={minorDigits(currency)}
        value={asked}
        onChange={setAsked}
      />
      <PersonPicker
        label={t`For`}
        hint={t`Empty: any visitor without a markup of their own`}
        value={person}
        onChange={setPerson}
      />
      {person?.kind === 'client' && (
        <AgentPicker label={t`Booked by`} placeholder={t`The client`} value={agent} onChange={setAgent} />
      )}
      {sellsProtection && (
        <Checkbox label={t`With refund protection`} checked={withProtection} onChange={setProtection} />
      )}
      <div className={css.total} aria-live="polite">
        {simulation.isError && (
          <Alert tone="danger" title={t`The price could not be calculated`}>
            {wordsOf(simulation.error)}
          </Alert>
        )}
        {simulation.isPending && wholesale !== null && (
          <SkeletonGroup label={t`Loading`}>
            <Skeleton shape="block" height={80} />
          </SkeletonGroup>
        )}
        {result && !simulation.isError && (
          <Stack gap={16}>
            <PriceList
              own
              lines={result.price.lines
                .filter(({ kind, amount }) => kind !== 'taxes' || amount.amount > 0)
                .map(({ kind, amount }) => ({
                  id: kind,
                  label: kind === 'base' ? t`Supplier's price` : i18n._(LINE_LABELS[kind]),
                  money: amount,
                }))}
              total={{ label: t`Price to Traveler`, money: result.price.total }}
            />
            <Why steps={result.steps} decidedBy={result.decidedBy} person={person} />
          </Stack>
        )}
      </div>
    </SectionCard>
  );
}

interface WhyProps {
  steps: readonly { source: MarkupSource; percent: number | null }[];
  decidedBy: MarkupSource;
  person: Person | null;
}

/** Which markups were looked at, in order, and which one decided. */
function Why({ steps, decidedBy, person }: WhyProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = person?.name ?? '';
  // A client's are asked apart where an agent books for him.
  const isByAgent = steps.some(({ source }) => source.startsWith('client'));
  const words: Record<MarkupSource, string> = {
    'client-product': t`${name}, this product`,
    client: t`${name}, every product`,
    'user-product': isByAgent ? t`The agent, this product` : t`${name}, this product`,
    user: isByAgent ? t`The agent, every product` : t`${name}, every product`,
    'agency-product': t`Everyone, this product`,
    agency: t`Everyone, default`,
  };
  const shown = person ? steps : steps.filter(({ source }) => !source.startsWith('user'));
  return (
    <Stack gap={8}>
      <Text size={14} weight={550}>
        <Trans>Why: the first markup that is set decides</Trans>
      </Text>
      <ol className={css.steps}>
        {shown.map(({ source, percent }) => (
          <li key={source} className={classes(css.step, source === decidedBy && css.decided)}>
            <span>{words[source]}</span>
            <span className={css.number}>
              {percent === null ? t`not set` : format.percent(percent / 100)}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

type Answer = ResponseOf<typeof simulateMarkup>;

/** The simulated price of a question that changes as it is typed; a POST, but one that only asks. Null asks nothing. */
function useSimulation(
  body: InputOf<typeof simulateMarkup>['body'] | null,
  options: Pick<UseQueryOptions<Answer, ApiError>, 'placeholderData'> = {},
) {
  const api = useApi();
  return useQuery<Answer, ApiError>(
    {
      queryKey: queryKeyOf(simulateMarkup, body),
      queryFn: ({ signal }) => api.call(simulateMarkup, { body: body! }, { signal }),
      enabled: body !== null,
      // A markup may have been saved since the same was asked.
      staleTime: 0,
      ...options,
    },
    useQueries(),
  );
}
