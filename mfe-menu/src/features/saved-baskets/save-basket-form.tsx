import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { LONGEST_BASKET_NAME, type SavedBasket } from '@galo/contracts/saved-baskets'
import { useStore } from '@galo/state'
import { TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { isTaken, refusalOf, type SaveRefusal } from './saved-baskets.model'
import { SAVED_BASKETS_WORDS } from './saved-baskets.words'

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'var(--s-2)',
  alignItems: 'start',
})
/** Beside the box, below its label. */
const press = css({ marginBlockStart: 'calc(0.375rem + 1.5 * 0.9375rem)' })

interface SaveBasketFormProps {
  readonly saved: readonly SavedBasket[]
  /** As it is typed: kept where a reload doesn’t lose it. */
  readonly name: string
  readonly onName: (typed: string) => void
  /** Fails when it could not be kept. */
  readonly onSave: (name: string) => Promise<void>
}

/** Where the basket gets a name. One that is taken is said before it is replaced. */
export const SaveBasketForm = ({ saved, name, onName, onSave }: SaveBasketFormProps) => {
  const words = useWords(SAVED_BASKETS_WORDS)
  const isOnline = useStore('connectivity', ({ online }) => online)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const willReplace = isTaken(name, saved)

  const save = async (): Promise<SaveRefusal | null> => {
    if (name.trim() === '') return 'nameless'
    setBusy(true)
    try {
      await onSave(name.trim())
      onName('')
      return null
    } catch (error) {
      return refusalOf(error, isOnline)
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    const refused = await save()
    setRefusal(refused)
    if (refused !== null) field.current?.focus({ preventScroll: true })
  }
  return (
    <form css={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={field}
        label={words.name}
        value={name}
        onChange={(typed) => {
          onName(typed)
          setRefusal(null)
        }}
        help={willReplace ? words.replaces(name.trim()) : undefined}
        error={refusal === null ? undefined : words.refusals[refusal]}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LONGEST_BASKET_NAME}
      />
      <WaitingButton css={press} type="submit" variant="outline" busy={isBusy && words.saving}>
        {willReplace ? words.replace : words.save}
      </WaitingButton>
    </form>
  )
}
