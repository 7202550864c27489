import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Failed } from '@/core/query/Failed';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries, useRenew } from '@/core/query/query';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { toast } from '@/core/ui/feedback/toast';
import {
  getAgentMarkups,
  getClientMarkups,
  listMarkupChanges,
  type Markups,
  updateAgentMarkups,
  updateClientMarkups,
} from '../../contract/markups';
import { DEFAULT, valuesOf } from './draft';
import { MarkupFields } from './MarkupFields';
import { wordsOf } from '@/core/i18n/words-of';
import { useMarkupFields } from './use-fields';
import { useMarkupForm } from './use-markup-form';

interface MarkupSectionProps {
  kind: 'client' | 'agent';
  userId: string;
  /** For the heading. */
  name: string;
}

/** One client's or agent's own markups, which override the agency's (R384, R387): for the owner. */
export function MarkupSection({ kind, userId, name }: MarkupSectionProps) {
  const { t } = useLingui();
  const endpoint = kind === 'client' ? getClientMarkups : getAgentMarkups;
  const query = useApiQuery(endpoint, { params: { id: userId } });
  return (
    <SectionCard
      padding="medium"
      title={<Trans>Markup for {name}</Trans>}
      note={<Trans>Overrides the agency's, whatever that is. Leave a field empty to use the agency's.</Trans>}
    >
      <Failed
        of={query}
        title={kind === 'client' ? t`Unable to fetch client markup` : t`Unable to fetch agent markup`}
      />
      {query.isPending && (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height={80} />
        </SkeletonGroup>
      )}
      {query.data && <UserForm key={userId} kind={kind} userId={userId} data={query.data.data} />}
    </SectionCard>
  );
}

interface UserFormProps extends Omit<MarkupSectionProps, 'name'> {
  data: Markups & { agency: Markups };
}

function UserForm({ kind, userId, data }: UserFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const queries = useQueries();
  const { general, products } = useMarkupFields();
  const fields = [general, ...products];
  const keys = fields.map(({ key }) => key);
  const form = useMarkupForm(`markup-${userId}`, valuesOf(data, keys));
  const input = { params: { id: userId } };
  const key = queryKeyOf(kind === 'client' ? getClientMarkups : getAgentMarkups, input);
  const renew = useRenew(listMarkupChanges);
  const save = useApiMutation(kind === 'client' ? updateClientMarkups : updateAgentMarkups, {
    onSuccess: (answer) => {
      queries.setQueryData(key, { data: answer.data });
      form.restart(valuesOf(answer.data, keys));
      void renew();
      toast.success(t`Markup updated successfully`);
    },
    onError: (error) => {
      toast.error(wordsOf(error));
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  const percent = (value: number) => format.percent(value / 100);
  const hintOf = (field: string): string => {
    const own = form.values[DEFAULT];
    const agency = data.agency.products[field] ?? data.agency.markup;
    if (field !== DEFAULT && own !== null && own !== undefined) return t`Empty: ${percent(own)}, as above`;
    return agency === null ? t`Empty: no markup` : t`Empty: the agency's, ${percent(agency)}`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = form.submit();
    if (!changes) return;
    const { markup, products: ofProducts, basedOn } = changes;
    save.mutate({
      input: {
        ...input,
        body: {
          ...(markup === undefined ? {} : { markup }),
          ...(ofProducts === undefined ? {} : { products: ofProducts }),
          basedOn,
        },
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={20}>
        <MarkupFields
          name={`markup-${userId}`}
          fields={fields}
          values={form.values}
          onChange={form.edit}
          hintOf={hintOf}
          shows={form.shows}
          onLeave={form.leave}
        />
        {form.isBehind && (
          <Alert
            live
            tone="warning"
            title={t`Someone else changed these markups`}
            action={
              <Button size="small" variant="secondary" onClick={form.rebase}>
                {t`Keep mine, on the newer version`}
              </Button>
            }
          >
            <Trans>Nothing was overwritten. Take yours over the newer version, or discard them.</Trans>
          </Alert>
        )}
        <Inline gap={8}>
          <Button type="submit" loading={save.isPending} disabled={form.changed.length === 0}>
            {t`Save markup`}
          </Button>
          {form.changed.length > 0 && (
            <Button
              variant="quiet"
              disabled={save.isPending}
              onClick={() => form.restart(valuesOf(data, keys))}
            >
              {t`Discard`}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
