import { useId, useState } from 'react'
import { css } from '@galo/css'
import { MARKETS, type Instant } from '@galo/domain'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { Heading, Notice, Text, TextInput, WaitingButton, handOver, type Handed } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { shareRefusalOf, type ShareRefusal } from './share-basket.model'
import { SHARE_BASKET_WORDS } from './share-basket.words'

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s-3)' })

export interface SharedLink {
  readonly url: string
  readonly expiresAt: Instant
}

interface ShareBasketProps {
  /** Of what is in the basket: what is changed afterwards is another link's. */
  readonly contents: string
  readonly restaurant: string
  /** Fails when there is no link. */
  readonly onShare: () => Promise<SharedLink>
}

/** Gives somebody a link to what is in the basket (X03): through what the device shares with, or to be pasted, and always to be seen. */
export const ShareBasket = ({ contents, restaurant, onShare }: ShareBasketProps) => {
  const words = useWords(SHARE_BASKET_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[useServices().config.market]
  const isOnline = useStore('connectivity', ({ online }) => online)
  const [made, setMade] = useState<{ readonly contents: string; readonly link: SharedLink } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [handed, setHanded] = useState<Handed | null>(null)
  const [refusal, setRefusal] = useState<ShareRefusal | null>(null)
  const headingId = useId()
  const link = made?.contents === contents ? made.link : null

  const share = async () => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    setHanded(null)
    try {
      const latest = link ?? (await onShare())
      setMade({ contents, link: latest })
      setHanded(await handOver(navigator, { title: words.title(restaurant), url: latest.url }))
    } catch (error) {
      setRefusal(shareRefusalOf(error, isOnline))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section css={part} aria-labelledby={headingId}>
      <div>
        <Heading level={3} id={headingId}>
          {words.heading}
        </Heading>
        <Text size="small" tone="soft">
          {words.text}
        </Text>
      </div>
      <div>
        <WaitingButton variant="outline" busy={isBusy && words.sharing} onClick={() => void share()}>
          {words.share}
        </WaitingButton>
      </div>
      {link !== null && (
        <TextInput
          label={words.link}
          value={link.url}
          readOnly
          onChange={() => {}}
          onFocus={(event) => event.currentTarget.select()}
          help={words.worksUntil(formatDay(link.expiresAt, timeZone, locale))}
        />
      )}
      <Text size="small" role="status">
        {link !== null && handed !== null && words.handed[handed]}
      </Text>
      {refusal !== null && (
        <Notice tone="error" live>
          {words.refusals[refusal]}
        </Notice>
      )}
    </section>
  )
}
