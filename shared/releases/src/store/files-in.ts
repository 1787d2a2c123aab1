import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a folder and of those below it, by their names from there; none where there is no such folder. */
export const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Whether all that are wanted are among them. */
export const hasAll = (names: readonly string[], wanted: readonly string[]): boolean => {
  const there = new Set(names)
  return wanted.every((name) => there.has(name))
}
