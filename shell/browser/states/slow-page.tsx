import { css } from '@galo/css'
import { useExternalStore } from '@galo/state'
import { ClockIcon, Strip, useWaited } from '@galo/ui'
import { useWords } from '@galo/words'
import type { PageEntry } from '../pages/page-entry'
import { STATES_WORDS } from './states.words'

/** A page that is on its way for so long is slow, in milliseconds. */
const SLOW_MS = 2_000

const plain = css({ margin: 0, font: 'inherit' })

/** The heading of a page that has none of its own yet. */
const SlowWords = () => {
  const { slow } = useWords(STATES_WORDS)
  const isSlow = useWaited(SLOW_MS)
  if (!isSlow) return null
  return (
    <Strip icon={<ClockIcon size={24} />}>
      <h1 css={plain}>{slow}</h1>
    </Strip>
  )
}

/** Beside a skeleton: nobody should wonder whether a page that takes its time is coming at all. */
export const SlowPage = ({ entry }: { readonly entry: PageEntry }) => {
  const { kind } = useExternalStore(entry.subscribe, entry.get, entry.getInitial)
  const isOnItsWay = kind === 'loading-code' || kind === 'loading-data'
  return isOnItsWay && !entry.staysReadable && <SlowWords />
}
