import { css } from '@galo/css'
import { useStore, useWriter } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { withoutWaitingForLine } from './settled-waiting'
import { waitingLines } from './waiting-changes.model'
import { WAITING_WORDS } from './waiting.words'

const list = css({ display: 'grid', gap: 'var(--s-1)', marginBlock: 'var(--s-2)', fontWeight: 600 })
/** Words and button side by side would leave either a few letters on a phone. */
const below = css({ marginBlockStart: 'var(--s-2)' })

/** Row F05: what was wanted of the basket without a line; it is kept, and made once there is one. */
export const WaitingChanges = () => {
  const words = useWords(WAITING_WORDS)
  const locale = useLocale()
  const store = useWriter('basket')
  const all = useStore('basket', (basket) => basket.waiting)
  const waiting = all.filter(({ isHeld }) => isHeld !== true)
  const online = useStore('connectivity', (state) => state.online)
  if (waiting.length === 0 || online) return null
  return (
    <Notice tone="info" live title={words.heading}>
      <ol css={list}>
        {waitingLines(waiting, locale).map(({ id, words: said }) => (
          <li key={id}>{said}</li>
        ))}
      </ol>
      <p>{words.text}</p>
      <Button css={below} variant="soft" size="small" onClick={() => store.setState(withoutWaitingForLine)}>
        {words.forget}
      </Button>
    </Notice>
  )
}
