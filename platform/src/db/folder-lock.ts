import { readFileSync, rmSync, writeFileSync } from 'node:fs'

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
      throw new Error(
        `${folder} is in use by process ${pid}. Stop that platform, or set GALO_DATA to another folder. ` +
          `If process ${pid} is no platform (after a restart of the machine, say), remove ${note}.`,
      )
    rmSync(note)
    write()
  }
  return () => rmSync(note, { force: true })
}
