import { css } from '@galo/css'
import type { FoodProfile } from '@galo/domain'
import { CheckboxRow } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { avoidedWords } from '@galo/words/food'
import { kitchenNote, type ToldKitchen } from './kitchen-note.model'
import { KITCHEN_NOTE_WORDS } from './kitchen-note.words'

const row = css({ paddingBlock: 'var(--s-2)', border: '1px solid var(--border)' })

interface KitchenNoteProps {
  readonly profile: FoodProfile
  readonly told: ToldKitchen
  readonly onTell: (note: ToldKitchen) => void
}

/** Whether the kitchen is told what somebody avoids: their own press, never by itself. It is about their health (decision 0107). */
export const KitchenNote = ({ profile, told, onTell }: KitchenNoteProps) => {
  const words = useWords(KITCHEN_NOTE_WORDS)
  const locale = useLocale()
  const model = kitchenNote(profile, told)
  if (model === null) return null
  const { note, isTold, toldBefore } = model
  return (
    <CheckboxRow
      css={row}
      label={words.tell(avoidedWords(note, locale))}
      detail={toldBefore === null ? words.why : words.toldBefore(avoidedWords(toldBefore, locale))}
      checked={isTold}
      onChange={(tell) => onTell(tell ? { avoid: note.avoid, diets: note.diets } : { avoid: [], diets: [] })}
    />
  )
}
