/** A rule of a style sheet, with the conditions around it. */
interface Rule {
  /** `@media (…)`, from the outside to the inside. */
  readonly conditions: readonly string[];
  /** Selectors, or the name of an at-rule such as `@font-face`. */
  readonly prelude: string;
  readonly body: string;
}

const CONDITION = /^@(?:media|supports|layer|container)\b/;

/** The place of the brace that closes the one before `from`; strings may hold braces. */
function closing(css: string, from: number): number {
  let depth = 1;
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] as string;
    if (quote) {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

/** The rules of a minified style sheet, in order. Statements such as `@layer a,b;` are left out. */
export function readRules(css: string, conditions: readonly string[] = []): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  for (;;) {
    const open = css.indexOf('{', at);
    if (open < 0) return rules;
    const prelude = css.slice(css.lastIndexOf(';', open) >= at ? css.lastIndexOf(';', open) + 1 : at, open);
    const end = closing(css, open + 1);
    const body = css.slice(open + 1, end);
    if (CONDITION.test(prelude.trim())) rules.push(...readRules(body, [...conditions, prelude.trim()]));
    else rules.push({ conditions, prelude: prelude.trim(), body });
    at = end + 1;
  }
}

/** Whether a face is worth its bytes before anything else: of a shown family, for the letters of our languages. */
const isShownFace = (body: string, theme: string): boolean => {
  const family = /font-family:\s*["']?([^"';]+)/.exec(body)?.[1];
  const range = /unicode-range:\s*([^;]+)/i.exec(body)?.[1];
  return Boolean(family && theme.includes(family)) && (!range || /U\+(?:0000-00FF|0-FF|\?\?)/i.test(range));
};

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * The rules without which this HTML would not look as it will: those whose classes it has, those without a class, and
 * the faces of the families that `theme` names. Default values of the theme are left out, as `theme` sets them all.
 */
export function criticalCss(rules: readonly Rule[], html: string, theme: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(/\s+/)),
  );
  const isUsed = (selector: string): boolean =>
    !selector.startsWith(':root') &&
    [...selector.matchAll(CLASS)].every(([, name]) => used.has(name as string));
  const seen = new Set<string>();
  return rules
    .filter(({ prelude, body }) =>
      prelude === '@font-face'
        ? isShownFace(body, theme)
        : !prelude.startsWith('@') && prelude.split(',').some(isUsed),
    )
    .map(({ conditions, prelude, body }) =>
      conditions.reduceRight((inside, condition) => `${condition}{${inside}}`, `${prelude}{${body}}`),
    )
    .filter((rule) => !seen.has(rule) && seen.add(rule))
    .join('');
}

/** The first file of the face that sets the given family's letters, as critical rules have it. */
export const faceFile = (critical: string, family: string): string | undefined =>
  [...critical.matchAll(/@font-face\{([^}]*)\}/g)]
    .map(([, body]) => body as string)
    .filter((body) => new RegExp(`font-family:\\s*["']?${family}\\b`).test(body) && !/Stand-in/.test(body))
    .map((body) => /url\(["']?([^"')]+)/.exec(body)?.[1])
    .find(Boolean);
