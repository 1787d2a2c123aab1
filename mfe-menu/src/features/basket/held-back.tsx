import { useState } from 'react'
import type { WaitingChange } from '../../../remote'
import { css } from '@galo/css'
import { useStore, useWriter } from '@galo/state'
import { Button, Notice, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { HELD_BACK_WORDS } from './held-back.words'
import { useBasketActions } from './use-basket'
import { withoutWaiting } from './settled-waiting'

const notice = css({ alignItems: 'start' })
const answers = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)', marginBlockStart: 'var(--s-2)' })

const Question = ({ change: { id, name, wish } }: { readonly change: WaitingChange }) => {
  const words = useWords(HELD_BACK_WORDS)
  const { add } = useBasketActions()
  const store = useWriter('basket')
  const [isAdding, setAdding] = useState(false)
  const dish = name === '' ? words.aDish : name
  const leaveOut = () => store.setState((state) => withoutWaiting(state, id))
  const addAnyway = async () => {
    if (wish.kind !== 'add' || isAdding) return
    setAdding(true)
    // By this press it is meant for who is known to eat it.
    const result = await add(wish.place, wish.addition, wish.agreedTo ?? undefined)
    setAdding(false)
    if (result.ok || result.error.reason === 'waiting' || result.error.reason === 'failed') leaveOut()
  }
  return (
    <Notice tone="error" live title={words.heading(dish)} css={notice}>
      <Text size="small">{words.text}</Text>
      <div css={answers}>
        <Button variant="soft" size="small" aria-label={words.leaveOutOf(dish)} onClick={leaveOut}>
          {words.leaveOut}
        </Button>
        <Button variant="outline" size="small" aria-label={words.addAnywayOf(dish)} onClick={() => void addAnyway()}>
          {words.addAnyway}
        </Button>
      </div>
    </Notice>
  )
}

/** What does not suit who eats, by what they have said since they pressed: asked about, dish by dish. */
export const HeldBackDishes = () => {
  const waiting = useStore('basket', (basket) => basket.waiting)
  return waiting.filter(({ isHeld }) => isHeld === true).map((change) => <Question key={change.id} change={change} />)
}
