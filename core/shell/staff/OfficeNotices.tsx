import { useContributions } from '../../plugin/react';
import { ContributionView } from '../../plugin/views';
import { useAgency } from '../../tenant/agency';

/** What those who work for the agency must not overlook, above every page. */
export default function OfficeNotices() {
  const { _id: agencyId } = useAgency();
  return useContributions('office.notices').map((item) => (
    <ContributionView<'office.notices'>
      key={`${item.plugin}-${item.id}`}
      item={item}
      props={{ agencyId }}
      waiting={null}
    />
  ));
}
