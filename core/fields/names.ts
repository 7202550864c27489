import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Field } from './field';
import { CONTACT, NAME, STREET, TOWN } from './people';

type Named = Readonly<Record<string, Pick<Field, 'label'>>>;
const PEOPLE: Named = { title: { label: msg`Title` }, ...NAME, ...CONTACT, ...STREET, ...TOWN };

/** What a field is called where it stands alone, such as in the error summary; by the last part of its path. */
export function useFieldNames(own: Named = {}): (path: string) => string {
  const { i18n } = useLingui();
  const names = { ...PEOPLE, ...own };
  return (path) => {
    const field = names[path.slice(path.lastIndexOf('.') + 1)];
    return field ? i18n._(field.label) : path;
  };
}
