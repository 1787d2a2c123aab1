import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { useHydrated } from '@galo/ui'
import { isBare } from './basket.lines'

const content = css({ display: 'contents' })
const unseen = css({ visibility: 'hidden' })

/** What had the focus may go with what it did, a removed line or news that were read: the basket's title gets it then. */
const useFocusKept = (): ComponentProps<'div'> => {
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    root.current?.closest('section, dialog')?.querySelector('h2')?.focus({ preventScroll: true })
  })
  return {
    ref: root,
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: () => {
      hadFocus.current = false
    },
  }
}

export interface BasketContentProps {
  /** What stands where nothing has been chosen yet. */
  readonly empty: ReactNode
  /** Draws a basket with anything in it, or any news, and what a customer has saved below. */
  readonly food: ReactNode
}

/** The basket as it can be changed. */
export const BasketContent = ({ empty, food }: BasketContentProps) => {
  // Whatever changes in it may take the focus away.
  const isEmpty = isBare(useStore('basket', (basket) => basket))
  const isCustomer = useStore('session', ({ user }) => user) != null
  const focusKept = useFocusKept()
  // What was chosen is in the browser: a server that said "nothing" would say it of full baskets too, until this is alive.
  const isKnown = useHydrated()
  return (
    <div css={content} {...focusKept}>
      {isEmpty && <div css={!isKnown && unseen}>{empty}</div>}
      {(!isEmpty || isCustomer) && food}
    </div>
  )
}
