import { createHash } from 'node:crypto'
import { oncePer } from '../once-per'
import type { Answer } from './cached-answers'

/** The same for answers that say the same. Worked out once for each: a menu is 0.4 MB. */
export const digestOf = oncePer(({ status, text }: Answer): string =>
  createHash('sha256').update(`${status} `).update(text).digest('base64'),
)
