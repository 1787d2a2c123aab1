import type { ReleaseDocument } from '@galo/contracts/release'
import { refusing, type Changed } from './change'
import { differences, inWords, type Difference } from './differences'

/** What somebody goes by who changes an app: who is given what, or only what is everybody's. */
type GoesBy = 'shares' | 'default'

const WHAT: Readonly<Record<GoesBy, readonly Difference['what'][]>> = {
  shares: ['promoted', 'back', 'share'],
  default: ['promoted', 'back'],
}

/**
 * Why a change of an app is not made any more: others have changed what whoever asks for it was looking at (`null`: nobody has). `seen` is the document they looked at, `null` where
 * that is gone.
 */
export const overtaken = (
  seen: ReleaseDocument | null,
  now: ReleaseDocument,
  app: string,
  goesBy: GoesBy,
): Extract<Changed, { kind: 'refused' }> | null => {
  const others = seen && differences(seen, now).filter((each) => each.app === app && WHAT[goesBy].includes(each.what))
  if (others?.length === 0) return null
  const what = others === null ? '' : `: ${others.map(inWords).join('; ')}`
  return refusing('overtaken', `Nothing was written: ${app} has changed since you looked${what}.`)
}
