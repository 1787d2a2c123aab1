import type { Menu } from '@galo/contracts/menu'

/** FNV-1a, 32 bit. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * Tells one menu from another by eight digits, down to an allergen of a choice, which no card shows: whoever has read the whole menu knows by it that there is
 * a newer one. Not for secrets.
 */
export const menuMark = (menu: Menu): string => {
  let hash = OFFSET
  for (const letter of JSON.stringify(menu)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
