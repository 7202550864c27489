import type { z } from 'zod/mini';
import { problemOf, toldOf } from '@/core/contract/problem';
import { filled, refusalOf, type Said, type Words } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import '@/core/contract/refusals/labels';
import type { FieldRefusal } from '../../error';

/** A field's name and its fault have no words in gaps of their own. */
const words = (said: Said) => said as Words;

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** What is wrong with each field, by its path. */
export function fieldsOf(issues: readonly Issue[]): FieldRefusal[] {
  return issues.flatMap(toldOf).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: pathOf([...issue.path, key]),
          ...requestRefusals.unknownField,
        }))
      : [{ path: pathOf(issue.path), ...problemOf(issue) }],
  );
}

/** What a field is called: by the plugin whose call it is of, by the core, or by nobody. */
function labelOf(name: string, room: string | undefined): Words | undefined {
  const own = room === undefined ? undefined : refusalOf(`${room}.label.${name}`);
  const label = own ?? refusalOf(`label.${name}`);
  return label && words(label);
}

const isIndex = (part: string) => /^\d+$/.test(part);

/** A field's fault in one sentence with the name that people know the field by; with its path, where it has none. */
export function faultOf({ path, ...said }: FieldRefusal, room?: string): Said {
  const problem = words(said);
  const parts = path.split('.');
  const at = parts.findLastIndex(isIndex);
  const rest = parts.slice(at + 1);
  const label = (name: string | undefined) =>
    name === undefined || problem.reason === requestRefusals.unknownField.reason
      ? undefined
      : labelOf(name, room);
  const field = label(rest.at(-1));
  if (path === '')
    return filled(requestRefusals.field, { field: words(requestRefusals.theRequest), problem });
  const list = at > 0 ? label(parts[at - 1]) : undefined;
  if (list) {
    const number = Number(parts[at]) + 1;
    if (rest.length === 0) return filled(requestRefusals.entry, { list, number, problem });
    if (field) return filled(requestRefusals.fieldOfEntry, { list, number, field, problem });
  }
  return filled(requestRefusals.field, { field: (at < 0 && field) || path, problem });
}
