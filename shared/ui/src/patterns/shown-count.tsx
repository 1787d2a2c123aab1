import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { Button } from '../controls/button'
import { EmptyState } from '../feedback/empty-state'
import { Text } from '../type/text'

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 var(--s-3)', minHeight: 52 })
const empty = css({ marginBlockStart: 'var(--s-3)' })

export interface ShownCountProps {
  /** What is shown of a list, while something is; null while all of it is. */
  readonly said: ReactNode
  /** Nothing is shown, and what to do about it. */
  readonly nothing: { readonly heading: string; readonly text: string } | null
  /** What the button back to all of it says: beside the count, and where nothing is shown. */
  readonly back: { readonly fromSome: string; readonly fromNothing: string }
  readonly onBack: () => void
}

/** How much of a list is shown, with the way back to all of it; where that is nothing, a way on. Said politely whenever it changes. */
export const ShownCount = ({ said, nothing, back, onBack }: ShownCountProps) => {
  const isSome = said !== null && nothing === null
  return (
    <>
      <div css={isSome && line}>
        <Text role="status">{isSome && said}</Text>
        {isSome && (
          <Button size="small" variant="plain" onClick={onBack}>
            {back.fromSome}
          </Button>
        )}
      </div>
      <div role="status">
        {nothing !== null && (
          <EmptyState
            css={empty}
            {...nothing}
            action={
              <Button variant="next" onClick={onBack}>
                {back.fromNothing}
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}
