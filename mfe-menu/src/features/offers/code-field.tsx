import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { TextInput, VisuallyHidden, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { refusalWords } from './code.model'
import { CODE_WORDS } from './code.words'
import type { Code } from './use-code'

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'var(--s-2)',
  alignItems: 'start',
  '& input': { textTransform: 'uppercase' },
})
/** Beside the box, below its label. */
const press = css({ marginBlockStart: 'calc(0.375rem + 1.5 * 0.9375rem)' })

interface CodeFieldProps {
  readonly code: Code
  readonly onFocus: () => void
}

/** Where a code is typed (H07). Enter puts the code on, and does nothing else; what is wrong with it stands beside it. */
export const CodeField = ({ code, onFocus }: CodeFieldProps) => {
  const words = useWords(CODE_WORDS)
  const { typed, type, apply, asked, isBusy, refusal } = code
  const field = useRef<HTMLInputElement>(null)
  /** Sent from the box itself, where a focus that stays reads nothing out. */
  const [refused, setRefused] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The page round it has other things to send.
    event.stopPropagation()
    const isInField = document.activeElement === field.current
    setRefused(null)
    if (await apply(typed)) return
    field.current?.focus({ preventScroll: true })
    if (isInField) setRefused(typed)
  }
  return (
    <form css={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={field}
        label={words.label}
        name="discountCode"
        value={typed}
        onChange={type}
        onFocus={onFocus}
        error={refusal === null ? undefined : refusalWords(refusal, words)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={100}
      />
      <WaitingButton css={press} type="submit" variant="outline" busy={isBusy && words.adding}>
        <VisuallyHidden>{words.ofTheCode}</VisuallyHidden> {words.add}
      </WaitingButton>
      <VisuallyHidden role="status">
        {asked !== null && words.addingCode(asked)}
        {refusal !== null && refused === typed && words.refusedHere(refused, refusalWords(refusal, words))}
      </VisuallyHidden>
    </form>
  )
}
