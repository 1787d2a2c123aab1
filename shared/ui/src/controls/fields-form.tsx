import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { css } from '@galo/css'
import { Stack } from '../layout/stack'

const pairs = css`
  display: grid;
  gap: var(--s-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 375px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > .whole {
      grid-column: 1 / -1;
    }
  }
`

/** Fields two by two where there is room; one of class `whole` has a line of its own. */
export const FieldPairs = ({ children }: { readonly children: ReactNode }) => <div css={pairs}>{children}</div>

export interface FieldsFormProps {
  /** To be sent without a press of its own. */
  readonly ref?: RefObject<HTMLFormElement | null>
  /** Says of every field what is wrong with it; answers the name of the first one to mend, or null when all is well. */
  readonly check: () => string | null
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Fields that are sent together. Sent with something to mend, it leads there. */
export const FieldsForm = ({ ref, check, onDone, children }: FieldsFormProps) => {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = check()
    if (problem === null) onDone()
    else form.current?.querySelector<HTMLInputElement>(`[name="${problem}"]`)?.focus()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={4}>{children}</Stack>
    </form>
  )
}
