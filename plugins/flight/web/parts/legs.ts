import { useLingui } from '@lingui/react/macro';

/** What a leg is called: by its place among the legs of the trip. */
export function useLegTitle() {
  const { t } = useLingui();
  return (index: number, count: number) => {
    const number = index + 1;
    return count === 1 ? t`Flight` : count > 2 ? t`Flight ${number}` : index === 0 ? t`Outbound` : t`Return`;
  };
}
