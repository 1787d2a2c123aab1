import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { AppliedCodeRow } from './applied-code-row'
import { AvailableCodes } from './available-codes'
import { CodeField } from './code-field'
import type { OffersProps } from './offers.port'
import { useCode } from './use-code'
import { useAvailableDiscounts } from './use-discounts'
import { useFocusAfter } from './use-focus-after'

const part = css({ display: 'grid', gap: 'var(--s-3)' })

/** The discount code: the one that is on, or the field for it with those one may have. */
export const CodePart = (props: OffersProps) => {
  const code = useCode(props)
  const isCustomer = useStore('session', ({ user }) => user !== null)
  const available = useStore('discounts', ({ availableDiscounts }) => availableDiscounts)
  const [isLooking, setLooking] = useState(false)
  const isWanted = code.applied === null && (isCustomer || isLooking)
  useAvailableDiscounts(isWanted)
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  if (code.applied !== null)
    return (
      <div css={part} ref={root}>
        <AppliedCodeRow
          applied={code.applied}
          isBusy={code.isBusy}
          onRemove={() => void focusAfter(code.remove(), 'input')}
        />
      </div>
    )
  const apply = async (typed: string): Promise<boolean> => {
    let isDone = false
    await focusAfter(
      code.apply(typed).then((done) => (isDone = done)),
      'button',
    )
    return isDone
  }
  return (
    <div css={part} ref={root}>
      <CodeField code={{ ...code, apply }} onFocus={() => setLooking(true)} />
      {isWanted && <AvailableCodes discounts={available} onUse={(listed) => void apply(listed)} />}
    </div>
  )
}
