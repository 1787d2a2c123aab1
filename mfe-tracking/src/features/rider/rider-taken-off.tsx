import { MopedIcon, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { RIDER_WORDS } from './rider.words'

/** Where somebody was shown a moment ago who brings it. */
export const RiderTakenOff = () => {
  const words = useWords(RIDER_WORDS)
  return (
    <Notice icon={<MopedIcon size={24} />} title={words.takenOff} live>
      {words.takenOffText}
    </Notice>
  )
}
