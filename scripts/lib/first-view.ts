interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Each is a few hundred bytes, so one file for all costs the first view less than a file each. */
const ICON = /lucide-react\/dist\/esm\/icons\//;

/**
 * Names the chunk of a module for the bundler: everything that `entry` needs before it can draw goes into two
 * files, ours and the libraries', instead of one small file for each module that some later screen shares.
 */
export function firstViewChunks(entry: string): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  const collect = (id: string, graph: Graph, found: Set<string>): Set<string> => {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) collect(next, graph, found);
    return found;
  };
  return (id, graph) => {
    needed ??= collect(entry, graph, new Set());
    if (!needed.has(id)) return null;
    if (ICON.test(id)) return 'icons';
    return id.includes('/node_modules/') ? 'vendor' : 'first';
  };
}
