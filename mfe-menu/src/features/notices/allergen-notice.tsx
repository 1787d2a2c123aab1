import { useStore, useWriter } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { ALLERGEN_NOTICE_WORDS } from './allergen-notice.words'

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
    <Notice
      tone="warn"
      title={words.title}
      action={
        <Button variant="soft" size="small" onClick={() => notices.setState({ areAllergensRead: true })}>
          {words.gotIt}
        </Button>
      }
    >
      {words.text}
    </Notice>
  )
}
