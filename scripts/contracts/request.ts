import type { Document, Json, JsonObject, Operation } from './document';
import { isObject } from './document';
import { type Check, checksOf } from './strict';

/** A request as it was sent. Names of headers are in small letters. */
export interface Sent {
  readonly method: string;
  /** With what is asked for behind `?`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `a[b][0]=c` as `{ a: { b: ['c'] } }`; a name that comes again is a list. */
export function formOf(entries: Iterable<readonly [string, string]>): JsonObject {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const path = name.split(/\]?\[|\]$/).filter((part, at) => part !== '' || at === 0);
    const last = path.pop()!;
    let into = whole;
    for (const part of path) into = (into[part] ??= {}) as Record<string, unknown>;
    into[last] = last in into ? [into[last], value].flat() : value;
  }
  const listed = (value: unknown): Json => {
    if (!isObject(value)) return value as Json;
    const names = Object.keys(value);
    const isList = names.length > 0 && names.every((name, at) => name === String(at));
    return isList
      ? Object.values(value).map(listed)
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, listed(one)]));
  };
  return listed(whole) as JsonObject;
}

function partsOf(body: string, type: string): [string, string][] {
  const boundary = /boundary=([^;]+)/.exec(type)?.[1];
  return body.split(`--${boundary}`).flatMap((part) => {
    const name = /name="([^"]*)"/.exec(part)?.[1];
    return name === undefined ? [] : [[name, part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '')]];
  });
}

/** Holds requests and answers against a document. */
export interface Judge {
  /** What of a request its operation does not allow. */
  request(operation: Operation, sent: Sent): string[];
  /** What of an answer its operation does not allow; nothing where the document does not describe it. */
  answer(operation: Operation, status: number, body: string): string[];
}

const jsonOf = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

export function judgeOf(document: Document): Judge {
  const ofJson = checksOf(document);
  const ofForm = checksOf(document, { isForm: true });
  // One object for each schema: checks are made once for an object.
  const alone = new Map<JsonObject, JsonObject>();
  function inForm(schema: JsonObject): JsonObject {
    const known = alone.get(schema) ?? { type: 'object', properties: { value: schema } };
    alone.set(schema, known);
    return known;
  }

  function bodyOf(operation: Operation, { headers, body }: Sent): string[] {
    const { body: wanted } = operation;
    if (!wanted) return body === '' ? [] : ['a body is sent and none is published'];
    if (body === '') return wanted.required ? ['the body is missing'] : [];
    const type = headers['content-type'] ?? '';
    const [check, value]: [Check, unknown] = type.startsWith('multipart/')
      ? [ofForm, formOf(partsOf(body, type))]
      : type.startsWith('application/x-www-form-urlencoded')
        ? [ofForm, formOf(new URLSearchParams(body))]
        : [ofJson, jsonOf(body)];
    if (value === undefined) return [`the body is no JSON and its type is ${type}`];
    return check(wanted.schema, value).map((said) => `body ${said}`);
  }

  return {
    request(operation, sent) {
      const { searchParams } = new URL(sent.url, 'http://maker.invalid');
      const asked = formOf(searchParams);
      const known = operation.parameters.filter((each) => each.in === 'query');
      const ofQuery = known.flatMap(({ name, required, schema }) => {
        const value = asked[name];
        if (value === undefined) return required ? [`?${name} is missing`] : [];
        return ofForm(inForm(schema), { value }).map((said) => `?${name} ${said}`);
      });
      const unknown = Object.keys(asked).filter((key) => !known.some(({ name }) => name === key));
      const ofHeaders = operation.parameters
        .filter((each) => each.in === 'header' && each.required && !(each.name.toLowerCase() in sent.headers))
        .map(({ name }) => `header ${name} is missing`);
      return [
        ...ofQuery,
        ...unknown.map((name) => `?${name} is not published`),
        ...ofHeaders,
        ...bodyOf(operation, sent),
      ];
    },
    answer(operation, status, body) {
      const wanted = operation.answers.find((each) => each.status === status);
      const value = jsonOf(body);
      if (!wanted?.schema || value === undefined) return [];
      return ofJson(wanted.schema, value).map((said) => `answer ${said}`);
    },
  };
}
