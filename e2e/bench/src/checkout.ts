import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()

/** The commit that is checked out in a folder, with a `+` when something in it was changed since. */
export const commitOf = (folder: string): string => {
  const commit = git(resolve(folder), 'rev-parse', '--short=7', 'HEAD')
  return git(resolve(folder), 'status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`
}

const GIB = 1_024 ** 3

/** What a figure in milliseconds has to be read with: the machine, and how busy it was when the run began. */
export const machineNote = (): string =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / GIB)} GiB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`
