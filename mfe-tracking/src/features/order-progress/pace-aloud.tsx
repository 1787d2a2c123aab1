import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '@galo/ui'
import { useLocale } from '@galo/words'
import { nextAloud, NOTHING_SAID } from './pace-aloud.model'
import type { TrackingWords } from './tracking-words.model'

/**
 * Lateness, for who doesn't see its badge. The region is there before its words, which are written into it: so whoever opens the page of a late order
 * hears them too.
 */
export const PaceAloud = ({ said }: { readonly said: Pick<TrackingWords, 'pace' | 'due' | 'wasDue'> }) => {
  const locale = useLocale()
  const region = useRef<HTMLParagraphElement>(null)
  const aloud = useRef(NOTHING_SAID)
  useEffect(() => {
    const next = nextAloud(aloud.current, said, locale)
    if (next === aloud.current || region.current === null) return
    aloud.current = next
    region.current.textContent = next.text
  }, [said, locale])
  return (
    <VisuallyHidden as="div">
      <p ref={region} aria-live="polite" />
    </VisuallyHidden>
  )
}
