import { useState } from 'react'
import type { VisitRemote } from '../../shared/visit'
import { useEnvironment } from '../app-environment'
import { takeCurrentRelease } from './take-current-release'

/**
 * Remotes for which another release was asked in vain: code that fails once more is as it was released, and another document may bring another one
 * (0044). Kept here, since what stood in place of a page is gone while that is tried again.
 */
const askedInVain = new WeakSet<VisitRemote>()

/**
 * The way on from code that was released bad: another release, where visitors are given one by now (`onReplaced`). Where there is none, `orElse`, and after that
 * another document.
 */
export const useOtherRelease = (remote: VisitRemote, onReplaced: () => void, orElse?: () => void) => {
  const { registry } = useEnvironment()
  const [isAsking, setIsAsking] = useState(false)
  const [isInVain, setIsInVain] = useState(() => askedInVain.has(remote))
  const ask = async () => {
    setIsAsking(true)
    const isReplaced = await takeCurrentRelease(remote, registry)
    setIsAsking(false)
    if (isReplaced) {
      askedInVain.delete(remote)
      return onReplaced()
    }
    if (isInVain) return location.reload()
    askedInVain.add(remote)
    if (orElse) orElse()
    else setIsInVain(true)
  }
  return { isAsking, isInVain, ask: () => void ask() }
}
