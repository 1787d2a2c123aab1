import { Button, Dialog, Text, WarningFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { SaferChoices } from './item-safety.model'
import { ITEM_SAFETY_WORDS } from './item-safety.words'
import { saferWords } from './item-verdict.model'
import type { ItemSafety } from './use-item-safety'

interface SafetyQuestionProps {
  readonly safety: ItemSafety
  /** The first alcohol of the basket: saying yes says also that one is old enough (F13). */
  readonly forAdults: boolean
  readonly onAdd: () => void
  readonly onTake: (choices: SaferChoices) => void
  readonly onClose: () => void
}

/**
 * Between a dish that doesn't suit and the basket: says what is in it and asks. The last way on is the one that adds nothing, since on a phone
 * it lies where the finger has just pressed "Add".
 */
export const SafetyQuestion = ({ safety, forAdults, onAdd, onTake, onClose }: SafetyQuestionProps) => {
  const words = useWords(ITEM_SAFETY_WORDS)
  const locale = useLocale()
  const [first = safety.title, ...rest] = safety.sentences
  const { safer } = safety
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<WarningFillIcon size={28} />}
      title={words.addAnyway(first)}
      actions={
        <>
          <Button variant="outline" full onClick={onAdd}>
            {forAdults ? words.ofAgeAdd : words.yesAdd}
          </Button>
          {safer !== null && (
            <Button variant="soft" full onClick={() => onTake(safer)}>
              {saferWords(safer, locale)}
            </Button>
          )}
          <Button variant="act" full onClick={onClose}>
            {words.dontAdd}
          </Button>
        </>
      }
    >
      {rest.length > 0 && <Text>{rest.join(' ')}</Text>}
      {forAdults && <Text>{words.adultsOnly}</Text>}
    </Dialog>
  )
}
