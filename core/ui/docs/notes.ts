/** What a key does in a component. */
export interface KeyNote {
  keys: string;
  does: string;
}

/** What a designer and a developer have to know about a component beyond its stories. */
export interface ComponentNotes {
  /** Exported names that the notes are about, the first one gives the heading. */
  components: readonly [string, ...string[]];
  /** File in `core/ui`, without its ending. */
  file: string;
  /** When to reach for it. */
  use: string;
  dos: readonly string[];
  donts: readonly string[];
  /** Keys beyond Tab and Shift+Tab; empty for what is only read. */
  keys: readonly KeyNote[];
  /** Role, name and state, as assistive technology meets them. */
  roles: string;
  /** What is spoken without moving focus. */
  announces?: string;
}

/** The notes of one page of the workbench. */
export interface NotesPage {
  /** Title of the stories that show these components. */
  page: string;
  notes: readonly ComponentNotes[];
}
