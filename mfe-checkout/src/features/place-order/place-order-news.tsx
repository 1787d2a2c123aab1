import { useEffect, useRef, useState } from 'react'
import { toMoney } from '@galo/contracts/money'
import { css } from '@galo/css'
import { Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { Button, ButtonLink, Notice, Reference, Spinner } from '@galo/ui'
import { localDateOf, MARKETS, refundDueBy } from '@galo/domain'
import { refundWords } from '@galo/words/format'
import { useLocale, useWords, wordsOf } from '@galo/words'
import type { FindOrderingMethod } from './ordering-method'
import { ANY_ORDERING_WORDS } from './place-order.words'
import { PLACE_ORDER_NEWS_WORDS } from './place-order-news.words'
import { MOST_ERRORS } from './given-up'
import type { PlaceOrderState, Stop } from './place-order.states'
import { stopText, type StopScene } from './stop-text'

const news = css`
  scroll-margin-block: var(--s-4);
  &:focus-visible {
    outline-offset: 4px;
  }
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`

/** After two failures: people can still help. The number is asked for only then. */
const CallInstead = ({ restaurantId }: { readonly restaurantId: string }) => {
  const words = useWords(PLACE_ORDER_NEWS_WORDS)
  const { http } = useServices()
  const menu = useMenuOfBasket()
  const phone = useAsyncData({
    key: restaurantId,
    load: async (signal, identifier) => {
      const { filterRestaurants } = await import(/* webpackChunkName: "late-calls" */ '@galo/contracts/restaurants')
      const { items } = await http.send(filterRestaurants, { variables: { identifier }, signal })
      return items[0]?.telephone ?? null
    },
  })
  return (
    <div css={actions}>
      {phone.kind === 'ready' && phone.data !== null && (
        <ButtonLink href={`tel:${phone.data.replaceAll(' ', '')}`} size="small">
          {words.call(phone.data)}
        </ButtonLink>
      )}
      <ButtonLink component={Link} to={menu ?? sitePaths.search()} variant="outline" size="small">
        {words.backToMenu}
      </ButtonLink>
    </div>
  )
}

/** The food can be had elsewhere. */
const FindAnother = () => (
  <div css={actions}>
    <ButtonLink component={Link} to={sitePaths.search()} size="small">
      {useWords(PLACE_ORDER_NEWS_WORDS).findAnother}
    </ButtonLink>
  </div>
)

/** Money that was given back the moment this was said. */
const useRefund = (stop: Stop | null): string | null => {
  const { config, clock } = useServices()
  const { timeZone } = MARKETS[config.market]
  if (stop?.reason !== 'money-back' || stop.paid === undefined) return null
  const now = clock.now()
  return refundWords(toMoney(stop.paid), refundDueBy(now, timeZone), localDateOf(now, timeZone), config)
}

/** Whether the line that was missing when this stopped is here again: what was said of it by then is over. */
const useIsBack = (stop: Stop | null, isOnline: boolean): boolean => {
  const [metOffline, setMetOffline] = useState<Stop | null>(null)
  if (!isOnline && stop !== metOffline) setMetOffline(stop)
  return isOnline && stop !== null && stop === metOffline
}

interface PlaceOrderNewsProps {
  readonly state: PlaceOrderState
  readonly findMethod: FindOrderingMethod
  readonly advise?: StopScene['advise']
  readonly restaurantId: string
  readonly onAskAgain: () => void
}

/** What paying has to say: that we are finding out, or what stopped it and what to do now. Whatever stopped it gets the focus. */
export const PlaceOrderNews = ({ state, findMethod, restaurantId, advise, onAskAgain }: PlaceOrderNewsProps) => {
  const said = useWords(PLACE_ORDER_NEWS_WORDS)
  const locale = useLocale()
  const errorCount = useStore('checkout', (checkout) => checkout.errorCount)
  const isOnline = useStore('connectivity', ({ online }) => online)
  const box = useRef<HTMLDivElement>(null)
  const stop = state.kind === 'stopped' ? state.stop : null
  const refund = useRefund(stop)
  const isBack = useIsBack(stop, isOnline)
  // Field errors and the list of times take the focus themselves.
  const takesFocus = stop !== null && stop.reason !== 'incomplete' && stop.reason !== 'choice-gone'
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, stop])

  if (state.kind === 'asking')
    return (
      <Notice live icon={<Spinner size={24} />} title={said.checking}>
        {said.keepOpen}
      </Notice>
    )
  if (state.kind !== 'stopped') return null
  const words = wordsOf(findMethod(state.attempt.details.fulfilment.type)?.words ?? ANY_ORDERING_WORDS, locale)
  const { tone, title, text } = stopText(state.stop, state.attempt, { isOnline, isBack, advise, words, refund, locale })
  return (
    <div ref={box} tabIndex={-1} css={news}>
      <Notice
        tone={tone}
        live
        title={title}
        action={
          state.stop.reason === 'unconfirmed' ? (
            <Button size="small" onClick={onAskAgain}>
              {said.checkAgain}
            </Button>
          ) : undefined
        }
      >
        {text}
        <Reference of={'trace' in state.stop ? state.stop.trace : null} />
        {state.stop.reason === 'failed' && !isBack && errorCount > MOST_ERRORS && (
          <CallInstead restaurantId={restaurantId} />
        )}
        {state.stop.reason === 'not-taken' &&
          state.stop.code !== 'ALCOHOL_NOT_SOLD_NOW' &&
          words.notTaken === undefined && <FindAnother />}
      </Notice>
    </div>
  )
}
