import { useId, useState } from 'react'
import { css } from '@galo/css'
import { Button, Dialog, Notice, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { InputField } from '../controls/input-field'
import { useAction } from '../data/use-action'
import { nameOfVersion, type SeenAsk } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const dialog = css`
  background: var(--trough);
  overflow-wrap: anywhere;
`

interface AskDialogProps {
  readonly ask: SeenAsk
  readonly onClose: () => void
  /** `why`: of a stop. Closes it once it is written. */
  readonly onYes: (ask: SeenAsk, why: string) => Promise<unknown>
}

/** What everybody would notice, or what can't be undone, is asked once more: what it does, and how one gets back. A stop has its reason, which is kept in the document. */
export const AskDialog = ({ ask, onClose, onYes }: AskDialogProps) => {
  const words = useWords(RELEASES_WORDS)
  const formId = useId()
  const [why, setWhy] = useState('')
  // Said in here: what lies below a dialog is neither seen well nor heard.
  const [wrong, setWrong] = useState('')
  const { run, isBusy } = useAction(() => {
    setWrong('')
    return onYes(ask, why).catch((error: unknown) => setWrong(error instanceof Error ? error.message : String(error)))
  })
  const { title, text, yes } = words.asks[ask.change]
  const [version, other] = [nameOfVersion(ask.version), nameOfVersion(ask.other)]
  return (
    <Dialog
      open
      onClose={onClose}
      title={title(ask.app, version)}
      css={dialog}
      actions={
        <>
          <WaitingButton type="submit" form={formId} busy={isBusy}>
            {yes}
          </WaitingButton>
          <Button variant="outline" onClick={onClose}>
            {words.notNow}
          </Button>
        </>
      }
    >
      <p>{text(version, other)}</p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          run()
        }}
      >
        {ask.change === 'stop' && (
          <InputField label={words.why} value={why} onChange={setWhy} required maxLength={300} />
        )}
      </form>
      {wrong !== '' && (
        <Notice tone="error" live>
          {wrong}
        </Notice>
      )}
    </Dialog>
  )
}
