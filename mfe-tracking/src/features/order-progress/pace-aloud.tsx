import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '@galo/ui'
import { useLocale } from '@galo/words'
import { nextAloud, NOTHING_SAID } from './pace-aloud.model'
import type { TrackingWords } from './tracking-words.model'

/** Lateness, for who doesn't see its badge. It is there before its words, as whoever opens the page of a late order hears them too. */
export const PaceAloud = ({ said }: { readonly said: TrackingWords }) => {
  const locale = useLocale()
  const [aloud, setAloud] = useState(NOTHING_SAID)
  const listen = useEffectEvent(() => setAloud((before) => nextAloud(before, said, locale)))
  useEffect(() => listen(), [said.pace])
  return (
    <VisuallyHidden as="p" aria-live="polite">
      {aloud.text}
    </VisuallyHidden>
  )
}
