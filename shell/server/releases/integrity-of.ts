import { createHash } from 'node:crypto'

/** The hash of bytes by the algorithm that another one was made with. */
export const integrityOf = (bytes: Uint8Array, like: string): string => {
  const algorithm = like.slice(0, like.indexOf('-'))
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}
