/** What lies at a place under a name. */
export interface Found {
  readonly text: string
  readonly writtenAt: string
  /** Another whenever it is; `null` where the place keeps none. */
  readonly tag: string | null
}

/** Where releases lie. What is made there is made whole or not at all, and what was made is never changed, but for the one file that says what the last document is. */
export interface Place {
  readonly address: string
  read(name: string): Promise<Found | null>
  /** Names in a folder. */
  list(folder: string): Promise<readonly string[]>
  /** Done for one writer only; `false` for all others. */
  create(name: string, text: string): Promise<boolean>
  /** May be undone by somebody who was at it too: look again. */
  replace(name: string, text: string, last: Found | null): Promise<void>
  /**
   * Has `fill` put files into a folder, which is there when all of them are. One that has all that are `wanted` of it is left alone; in one that lacks some, those that are missing
   * are put, and the others stay as they are.
   */
  putFolder(name: string, wanted: readonly string[], fill: (folder: string) => Promise<void>): Promise<void>
}
