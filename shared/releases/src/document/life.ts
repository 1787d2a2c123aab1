import type { ReleaseDocument } from '@galo/contracts/release'

/** `ends-soon`: whoever has to write it anew has days, not weeks. */
export type Life = 'good' | 'ends-soon' | 'ended'

/** Over a weekend somebody can be found, in milliseconds. */
const SOON_MS = 3 * 86_400_000

const endOf = ({ extras }: Pick<ReleaseDocument, 'extras'>): string | null => extras?.expiresAt ?? null

export const lifeOf = (document: Pick<ReleaseDocument, 'extras'>, now: number): Life => {
  const end = endOf(document)
  const left = end === null ? Infinity : Date.parse(end) - now
  return left > SOON_MS ? 'good' : left > 0 ? 'ends-soon' : 'ended'
}

const RENEW = '`npm run release -- renew` makes it good for longer.'

/** What is to be done about a document that isn't good for much longer; `null` for one that is. */
export const sentenceOfLife = (document: Pick<ReleaseDocument, 'extras'>, now: number): string | null => {
  const [life, end] = [lifeOf(document, now), endOf(document)]
  if (life === 'good') return null
  return life === 'ends-soon'
    ? `It expires at ${end}: from then on no site can start by it that has kept none. ${RENEW}`
    : `It expired at ${end}: sites that run serve on by it, one that starts and has kept none can’t. ${RENEW}`
}
