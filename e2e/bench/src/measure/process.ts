import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const LISTENING = '0A'
const KIB = 1_024

/** The kernel's numbers of the sockets that listen on a port, by whichever protocol. */
const socketsOn = (port: number): ReadonlySet<string> => {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1))
  const sockets = rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/)
    return local.endsWith(wanted) && state === LISTENING ? [`socket:[${inode}]`] : []
  })
  return new Set(sockets)
}

const holds = (pid: string, sockets: ReadonlySet<string>): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((file) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${file}`))
      } catch {
        return false
      }
    })
  } catch {
    return false
  }
}

/** The process that answers at an address of this machine. */
export const processAt = (url: string): string => {
  const sockets = socketsOn(Number(new URL(url).port))
  const found = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && holds(pid, sockets))
  if (found === undefined) throw new Error(`No process of ours answers at ${url}`)
  return found
}

/** Seconds of processor time a process has used so far, threads included. */
export const coreSecondsOf = (pid: string): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The memory that a process holds now, in bytes. */
export const memoryOf = (pid: string): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KIB
