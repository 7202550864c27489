export interface Names {
  /** Folder and id, such as `cruise` or `rail-pass`. */
  id: string;
  /** For types and components: `RailPass`. */
  type: string;
  /** For variables: `railPass`. */
  variable: string;
  /** For tables: `rail_pass`. */
  table: string;
  /** For paths: `rail-passes`. */
  plural: string;
  /** As people read it, and as it stands in an agency's menu: `Rail passes`. */
  title: string;
}

const pluralOf = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

/** Everything a new plugin is called by, from its id. Throws with what to do when the id does not fit. */
export function namesOf(id: string, taken: readonly string[]): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is not a plugin id: use lower-case words joined by hyphens, such as rail-pass.`);
  if (taken.includes(id)) throw new Error(`plugins/${id} is there already: choose another id.`);
  const words = id.split('-');
  const type = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const plural = pluralOf(id);
  const title = plural.replaceAll('-', ' ');
  return {
    id,
    type,
    variable: type[0]!.toLowerCase() + type.slice(1),
    table: id.replaceAll('-', '_'),
    plural,
    title: title[0]!.toUpperCase() + title.slice(1),
  };
}
