import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Field } from './field';
import type { FormFields } from '../forms/use-app-form';
import { Grid } from '../ui/content/layout';

/** What a part of a form asks, by the names of its fields. */
export type Asked = Readonly<Record<string, Field>>;

/** The fields of a part of a form, side by side; draws nothing where nothing is asked. */
export function AskedFields({
  state,
  at,
  fields,
  fills = String,
  columns = 2,
}: {
  state: FormFields;
  /** Where the form holds them; at its top without it. */
  at?: string;
  fields: Asked;
  /** What a browser may fill in, of what it otherwise might. */
  fills?: (token: string) => string;
  /** On anything wider than a phone; four narrow ones stand two by two there. */
  columns?: 1 | 2 | 3 | 4;
}) {
  const { i18n } = useLingui();
  const asked = Object.entries(fields);
  if (asked.length === 0) return null;
  return (
    <Grid columns={{ phone: columns === 4 ? 2 : 1, tablet: columns }}>
      {asked.map(([name, { kind, label, hint, autoComplete, optional = false }]) => (
        <Fragment key={name}>
          {kind.draw({
            ...state.bind(at ? `${at}.${name}` : name),
            label: i18n._(label),
            hint: hint && i18n._(hint),
            optional,
            ...(autoComplete && { autoComplete: fills(autoComplete) }),
          })}
        </Fragment>
      ))}
    </Grid>
  );
}
