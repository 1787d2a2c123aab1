import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { CannotStart } from '../cannot-start'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Two processes in one data folder destroy it, so the first one leaves its process id beside the folder.
 * A note left by a process that is gone counts for nothing. Answers how to take the note away again.
 */
export const lockFolder = (folder: string): (() => void) => {
  const note = `${folder}.lock`
  const write = (): void => writeFileSync(note, String(process.pid), { flag: 'wx' })
  try {
    write()
  } catch {
    const pid = Number(readFileSync(note, 'utf8'))
    if (pid !== process.pid && isRunning(pid))
      throw new CannotStart(
        `${folder} is in use by process ${pid}. Stop that platform, or set GALO_DATA to another folder. ` +
          `If process ${pid} is no platform (after a restart of the machine, say), remove ${note}.`,
      )
    rmSync(note)
    write()
  }
  return () => rmSync(note, { force: true })
}

/** What the system says of a file it could not make or write: a full or read-only disk, somebody else's folder, no folder at all. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error

/** The folder, made and locked; says in a sentence what to do when nothing can be written there. */
export const openFolder = (folder: string): (() => void) => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return lockFolder(folder)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new CannotStart(
      `GALO_DATA: nothing can be written to ${folder} (${error.code ?? error.message}). ` +
        'Set it to a folder that can be written, or to memory.',
    )
  }
}
