interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Each is a few hundred bytes, so one file for all costs the first view less than a file each. */
const ICON = /lucide-react\/dist\/esm\/icons\//;

/** What the first view does without: it comes with the first call, form or screen that needs it. */
const LATER =
  /\/node_modules\/(zod|ofetch|@tanstack\/react-query|@tanstack\/query-core|react-aria[^/]*|@radix-ui)\//;

/**
 * Names the chunk of a module for the bundler: everything that `entry` needs before it can draw goes into two
 * files, ours and the libraries', instead of one small file for each module that some later screen shares.
 * Throws when a library that belongs to later screens has got into the first view, and says by which way.
 */
export function firstViewChunks(entry: string): (id: string, graph: Graph) => string | null {
  let needed: Map<string, string> | undefined;
  const collect = (graph: Graph): Map<string, string> => {
    const importerOf = new Map([[entry, '']]);
    for (const id of importerOf.keys())
      for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
        if (!importerOf.has(next)) importerOf.set(next, id);
    const intruder = [...importerOf.keys()].find((id) => LATER.test(id));
    if (intruder)
      throw new Error(
        `What the first view does without would be in it; import it later or only its type:\n  ${wayTo(intruder, importerOf)}`,
      );
    return importerOf;
  };
  return (id, graph) => {
    needed ??= collect(graph);
    if (!needed.has(id)) return null;
    if (ICON.test(id)) return 'icons';
    return id.includes('/node_modules/') ? 'vendor' : 'first';
  };
}

function wayTo(id: string, importerOf: ReadonlyMap<string, string>): string {
  const way = [id];
  for (let at = importerOf.get(id); at; at = importerOf.get(at)) way.push(at);
  return way.reverse().join('\n  -> ');
}
