import { useLingui } from '@lingui/react/macro';
import { suggestAirports, type AirportOption } from '../../../contract/reference';
import { useApiQuery } from '../../../query/query';
import { useSuggestions } from '../../../selling/search/use-suggestions';
import { PlaceField, type PlaceOption } from '../../../ui/fields/place/PlaceField';

const DAY = 86_400_000;

const optionOf = ({ code, name, city, country }: AirportOption): PlaceOption => ({
  id: code,
  label: city,
  detail: `${name} · ${country}`,
  code,
  kind: 'airport',
});

interface HomeAirportFieldProps {
  id: string;
  name: string;
  /** IATA code; empty while none is chosen. */
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The airport from which the user usually leaves. */
export function HomeAirportField({ value, onChange, ...rest }: HomeAirportFieldProps) {
  const { t } = useLingui();
  const { text, setText, found, status } = useSuggestions(suggestAirports, (search) => ({
    query: { search },
  }));
  const saved = useApiQuery(
    suggestAirports,
    { query: { search: value } },
    { enabled: value !== '', staleTime: DAY },
  );
  const airports = found?.data ?? [];
  const known = [...airports, ...(saved.data?.data ?? [])].find(({ code }) => code === value);
  const shown: PlaceOption | null = known
    ? optionOf(known)
    : value
      ? { id: value, label: value, kind: 'airport' }
      : null;
  return (
    <PlaceField
      {...rest}
      label={t`Home airport`}
      placeholder={t`City or airport`}
      value={shown}
      onChange={(option) => onChange(option?.id ?? '')}
      query={text}
      onQueryChange={setText}
      groups={[{ id: 'airports', options: airports.map(optionOf) }]}
      status={status}
    />
  );
}
