import { useState } from 'react'
import { isRejected } from '@galo/contracts/errors'
import { shareOrder } from '@galo/contracts/orders'
import { epochMs, MARKETS } from '@galo/domain'
import { useNow, useServices } from '@galo/services'
import { TextInput, WaitingButton, handOver, type Handed } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatNext } from '@galo/words/format'
import { matter } from '../../screen/matter-style'
import { SHARE_TRACKING_WORDS } from './share-tracking.words'

interface Shared {
  readonly link: string
  readonly until: string
}

/** Gives somebody a link to follow a delivery: through what the device shares with, or to be pasted, and always to be seen. */
export const ShareTracking = ({ orderId }: { readonly orderId: string }) => {
  const words = useWords(SHARE_TRACKING_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const { http, log } = useServices()
  const now = useNow()
  const [shared, setShared] = useState<Shared | null>(null)
  const [said, setSaid] = useState<Handed | 'over' | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)

  const share = async () => {
    if (isBusy) return
    setBusy(true)
    setSaid(null)
    try {
      const made = shared ?? (await http.send(shareOrder, { params: { id: orderId } }))
      setShared(made)
      setSaid(await handOver(navigator, { title: words.title, url: made.link }))
    } catch (error) {
      const isOver = isRejected(error) && error.model.errorCode === 'SHARING_NOT_POSSIBLE'
      if (!isOver) log('warning', 'A delivery could not be shared', { error })
      setSaid(isOver ? 'over' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  const isRefused = said === 'over' || said === 'failed'
  return (
    <section css={matter} aria-labelledby="share-tracking">
      <h2 id="share-tracking">{words.heading}</h2>
      <p>{words.text}</p>
      <WaitingButton variant="soft" size="small" busy={isBusy && words.sharing} onClick={() => void share()}>
        {words.share}
      </WaitingButton>
      {shared !== null && (
        <TextInput
          label={words.link}
          value={shared.link}
          readOnly
          onChange={() => {}}
          onFocus={(event) => event.currentTarget.select()}
          help={words.worksUntil(formatNext(epochMs(shared.until), now, timeZone, locale))}
        />
      )}
      <p aria-live="polite">{said !== null && !isRefused && words.handed[said]}</p>
      <p role="alert">{isRefused && words[said]}</p>
    </section>
  )
}
