import { css } from '@galo/css'
import { useStore, useWriter } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { ALLERGEN_NOTICE_WORDS } from './allergen-notice.words'

const notice = css({ alignItems: 'start' })
const text = css({ display: 'block', marginBlockEnd: 'var(--s-2)', fontSize: 'var(--t-small)', lineHeight: 1.4 })

/**
 * What everybody is told about allergens, once a visit (F13). It stands in the basket until it has been read: a dialog in front of the first dish would be
 * pressed away unread (decision 0118).
 */
export const AllergenNotice = () => {
  const words = useWords(ALLERGEN_NOTICE_WORDS)
  const isRead = useStore('notices', ({ areAllergensRead }) => areAllergensRead)
  const notices = useWriter('notices')
  if (isRead) return null
  return (
    <Notice tone="warn" title={words.title} css={notice}>
      <span css={text}>{words.text}</span>
      <Button variant="soft" size="small" onClick={() => notices.setState({ areAllergensRead: true })}>
        {words.gotIt}
      </Button>
    </Notice>
  )
}
