import { useState } from 'react'
import { useWords } from '@galo/words'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { Button } from '@galo/ui'
import { RELEASES_WORDS } from './releases.words'

interface StopFormProps {
  /** Of the release. */
  readonly name: string
  readonly onStop: (why: string) => Promise<unknown>
  readonly onKeep: () => void
}

/** The reason, in place: it is kept in the document and said wherever the release is. */
export const StopForm = ({ name, onStop, onKeep }: StopFormProps) => {
  const words = useWords(RELEASES_WORDS)
  const [why, setWhy] = useState('')
  return (
    <ActionForm onSend={() => onStop(why)}>
      <InputField label={words.why(name)} value={why} onChange={setWhy} required maxLength={300} autoFocus />
      <SubmitButton>{words.stopNow}</SubmitButton>
      <Button variant="outline" size="small" onClick={onKeep}>
        {words.keep}
      </Button>
    </ActionForm>
  )
}
