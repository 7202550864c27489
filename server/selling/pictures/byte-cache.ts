export interface ByteCache {
  /** What is kept under the key, or what `make` makes, once for all who ask at the same time. Failures are not kept. */
  once(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps what was asked for last, at most so many bytes of it. */
export function createByteCache(most: number): ByteCache {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let size = 0;

  const drop = (key: string) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  function keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    drop(key);
    if (bytes.length > most) return;
    kept.set(key, bytes);
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      drop(oldest);
    }
  }

  return {
    once(key, make) {
      const known = kept.get(key);
      if (known) {
        keep(key, known);
        return Promise.resolve(known);
      }
      const under = making.get(key);
      if (under) return under;
      const made = make()
        .then((bytes) => {
          keep(key, bytes);
          return bytes;
        })
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
