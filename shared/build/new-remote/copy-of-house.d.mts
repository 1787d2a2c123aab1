/** Copies the sources, the links to installed packages and the releases into a folder of their own. `remove` it in every case. */
export declare const copyHouse: (root: string) => { readonly path: string; readonly remove: () => void }

/** Every source file below a folder, with a hash of what is in it. */
export declare const snapshotOf: (root: string) => Map<string, string>

/** The files that were added, changed or removed between two snapshots. */
export declare const touchedBetween: (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
) => string[]
