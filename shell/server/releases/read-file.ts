import { constants, closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Opening doesn't wait for anybody at the other end, as it would for a pipe. */
const AT_ONCE = constants.O_RDONLY | constants.O_NONBLOCK

class NoFile extends Error {
  constructor(path: string) {
    super(`${path} is no file`)
  }
}

/** A file's bytes. A pipe or a device in its place would never come to an end, so it is refused. */
export const readFileBytes = async (path: string): Promise<Buffer> => {
  const handle = await open(path, AT_ONCE)
  try {
    if (!(await handle.stat()).isFile()) throw new NoFile(path)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/** The same for a thread that has nothing else to do meanwhile. */
export const readFileBytesSync = (path: string): Buffer => {
  const descriptor = openSync(path, AT_ONCE)
  try {
    if (!fstatSync(descriptor).isFile()) throw new NoFile(path)
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Rejects when `promise` takes longer; what it does goes on. */
export const inTime = async <T>(promise: Promise<T>, ms: number, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
