const COMMENT = /--[^\n]*/g;
const TAKING = [
  /\bdrop\s+(table|column|view|schema)\b/i,
  /\brename\s+(column\s+\w+\s+)?to\b/i,
  /\balter\s+column\s+\w+\s+(set\s+not\s+null|(set\s+data\s+)?type)\b/i,
  /\badd\s+column\s+\w+\s+(?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot\s+null\b(?!(?:(?!,|;).)*\b(default|generated)\b)/is,
];

/**
 * Whether statements take away or narrow what the release before reads and writes: it runs beside the new one while a
 * deployment is under way (docs/decisions/036).
 */
export const takesAway = (statements: string): boolean => {
  const bare = statements.replace(COMMENT, '');
  return TAKING.some((pattern) => pattern.test(bare));
};
