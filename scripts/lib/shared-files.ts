/** A module of the build. */
export interface Module {
  id: string;
  /** Whose it is: files of two owners stay apart, as an agency downloads nothing of a product that is off. */
  owner: string;
  size: number;
  /** What it cannot start without. */
  needs: readonly string[];
}

/** What is shown at once, with every module that it cannot do without. */
export interface View {
  modules: Iterable<string>;
  /** How often it is shown, beside others. */
  weight: number;
}

interface Part {
  owner: string;
  ids: string[];
  size: number;
  /** Indices of the views that it belongs to. */
  views: Set<number>;
  needs: Set<Part>;
}

/** What one owner's modules are that the same views need: nobody would load one of them without the others. */
function partsOf(modules: readonly Module[], views: readonly View[]): Part[] {
  const viewsOf = new Map(modules.map(({ id }) => [id, new Set<number>()]));
  views.forEach((view, at) => {
    for (const id of view.modules) viewsOf.get(id)?.add(at);
  });
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const { id, owner, size } of modules) {
    const of = viewsOf.get(id)!;
    const key = `${owner} ${[...of].join()}`;
    const part = parts.get(key) ?? { owner, ids: [], size: 0, views: of, needs: new Set() };
    parts.set(key, part);
    partOf.set(id, part);
    part.ids.push(id);
    part.size += size;
  }
  for (const { id, needs } of modules)
    for (const needed of needs) {
      const [part, other] = [partOf.get(id)!, partOf.get(needed)];
      if (other && other !== part) part.needs.add(other);
    }
  return [...parts.values()];
}

/** Everything that a part brings along, directly or not. */
function bringsOf(parts: Iterable<Part>): Map<Part, Set<Part>> {
  const brings = new Map<Part, Set<Part>>();
  for (const part of parts) {
    const all = new Set(part.needs);
    for (const one of all) for (const next of one.needs) all.add(next);
    brings.set(part, all);
  }
  return brings;
}

/**
 * The files of a build: what the same views need stands together, and two files become one while that spares more than it
 * costs. It spares the views that need both a file, which is worth `fileCost` bytes each; it costs those that need one of
 * them the bytes of the other and of all that the other brings along. No files need one another in a circle, as whatever
 * stands between two of them would be brought along in vain.
 */
export function sharedFiles(
  modules: readonly Module[],
  views: readonly View[],
  fileCost: number,
): string[][] {
  const parts = new Set(partsOf(modules, views));
  const weigh = (indices: Iterable<number>, but?: ReadonlySet<number>): number => {
    let sum = 0;
    for (const at of indices) if (!but?.has(at)) sum += views[at]!.weight;
    return sum;
  };
  for (;;) {
    const brings = bringsOf(parts);
    const loadedBy = new Map([...parts].map((part) => [part, new Set(part.views)]));
    for (const [part, brought] of brings)
      for (const one of brought) for (const at of part.views) loadedBy.get(one)!.add(at);

    /** What those who load `by` alone would load of `part` and what it brings. */
    const costOf = (part: Part, other: Part): number => {
      const by = loadedBy.get(other)!;
      let cost = weigh(by, loadedBy.get(part)) * part.size;
      for (const one of brings.get(part)!)
        if (one !== other) cost += weigh(by, loadedBy.get(one)) * (one.size + fileCost);
      return cost;
    };
    let most = 0;
    let pair: [Part, Part] | undefined;
    const all = [...parts];
    all.forEach((part, at) => {
      const by = loadedBy.get(part)!;
      const shown = weigh(by);
      if (shown * fileCost <= most) return;
      for (const other of all.slice(at + 1)) {
        if (other.owner !== part.owner) continue;
        const spared = (shown - weigh(by, loadedBy.get(other))) * fileCost;
        if (spared <= most) continue;
        const gain = spared - costOf(part, other) - costOf(other, part);
        if (gain <= most) continue;
        most = gain;
        pair = [part, other];
      }
    });
    if (!pair) return all.map(({ ids }) => ids);
    const [kept, gone] = pair;
    kept.ids.push(...gone.ids);
    kept.size += gone.size;
    for (const at of gone.views) kept.views.add(at);
    for (const one of gone.needs) kept.needs.add(one);
    parts.delete(gone);
    for (const part of parts) if (part.needs.delete(gone)) part.needs.add(kept);
    kept.needs.delete(kept);
  }
}
