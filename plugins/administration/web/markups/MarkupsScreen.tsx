import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isConflict } from '@/core/api/error';
import { Failed } from '@/core/query/Failed';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries, useRenew } from '@/core/query/query';
import { useAgency } from '@/core/tenant/agency';
import { OfficePage } from '@/core/office/OfficePage';
import { Split, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { toast } from '@/core/ui/feedback/toast';
import { LeaveDialog } from '@/core/navigation/LeaveDialog';
import {
  type AgencyMarkups,
  getAgencyMarkups,
  listMarkupChanges,
  updateAgencyMarkups,
} from '../../contract/markups';
import { AGENCY_FORM, AgencyMarkupCard } from './AgencyMarkupCard';
import { asChanges, problemOf, valuesOf } from './draft';
import { MarkupHistory } from './MarkupHistory';
import { MarkupSection } from './MarkupSection';
import { type Person, PersonPicker } from './PersonPicker';
import { Simulator } from './Simulator';
import { useMarkupFields } from './use-fields';
import { useMarkupForm } from './use-markup-form';
import { useProductLabel } from '../use-product-label';

/** What the agency adds to prices: for everybody, for one client or agent, and what comes of it (R384 to R387). */
export default function MarkupsScreen() {
  const { t } = useLingui();
  const query = useApiQuery(getAgencyMarkups);
  return (
    <OfficePage
      title={t`Markups`}
      note={
        <Trans>
          What you earn on each sale. A client's or agent's own markup overrides the agency's, a product's
          overrides the default.
        </Trans>
      }
    >
      <Failed of={query} title={t`The markups could not be loaded`} />
      {query.isPending && (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height={80} />
        </SkeletonGroup>
      )}
      {query.data && <Markups known={query.data.data} />}
    </OfficePage>
  );
}

function Markups({ known }: { known: AgencyMarkups }) {
  const { t } = useLingui();
  const agency = useAgency();
  const queries = useQueries();
  const fields = useMarkupFields();
  const productLabel = useProductLabel();
  const [person, setPerson] = useState<Person | null>(null);
  const keys = [
    fields.general,
    ...fields.products,
    ...(fields.protection ? [fields.protection] : []),
    ...fields.fees,
  ].map(({ key }) => key);
  const form = useMarkupForm(AGENCY_FORM, valuesOf(known, keys));
  const renew = useRenew(listMarkupChanges);
  const save = useApiMutation(updateAgencyMarkups, {
    onSuccess: (answer) => {
      queries.setQueryData(queryKeyOf(getAgencyMarkups), { data: answer.data });
      form.restart(valuesOf(answer.data, keys));
      void renew();
      toast.success(t`Markup updated successfully`);
    },
    onError: (error) => {
      // Laid upon what the server holds now, the same press of the button saves it.
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: queryKeyOf(getAgencyMarkups) });
    },
  });
  if (form.isBehind && save.isError) form.rebase();
  const submit = () => {
    const body = form.submit();
    if (body) save.mutate({ input: { body } });
  };
  const isValid = Object.entries(form.values).every(([key, value]) => problemOf(key, value) === null);
  return (
    <Split
      sticky
      aside={
        <Simulator
          currency={agency.currency}
          products={fields.products.map(({ key }) => ({ id: key, label: productLabel(key) }))}
          sellsProtection={fields.protection !== undefined}
          draft={isValid && form.changed.length > 0 ? asChanges(form.values, form.changed) : undefined}
        />
      }
    >
      <Stack gap={24}>
        <AgencyMarkupCard
          form={form}
          fields={fields}
          saving={save.isPending}
          error={save.error}
          onSave={submit}
          onDiscard={() => {
            save.reset();
            form.restart(valuesOf(known, keys));
          }}
        />
        <SectionCard
          padding="medium"
          gap={16}
          title={<Trans>For one client or agent</Trans>}
          note={<Trans>Choose someone to see and change what applies to that person only.</Trans>}
        >
          <PersonPicker label={t`Client or agent`} value={person} onChange={setPerson} />
        </SectionCard>
        {person && <MarkupSection key={person.id} kind={person.kind} userId={person.id} name={person.name} />}
        <MarkupHistory />
        <LeaveDialog dirty={form.changed.length > 0} />
      </Stack>
    </Split>
  );
}
