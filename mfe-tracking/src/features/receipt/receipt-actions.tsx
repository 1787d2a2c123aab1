import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { Button, DownloadSimpleIcon, PrinterIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { RECEIPT_ACTION_WORDS } from './receipt-actions.words'
import { useReceiptFile } from './use-receipt-file'

const actions = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 10px;
  padding-top: 16px;
  border-top: 1px dashed var(--border-strong);
  & > p {
    grid-column: 1 / -1;
    margin: 0;
  }
  & > p:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`

interface ReceiptActionsProps {
  readonly orderId: string
  /** It stands beside its order: there is no way back to say. */
  readonly isBeside?: boolean
}

/** What can be done with a receipt: on paper, as a file, or back to where it came from. */
export const ReceiptActions = ({ orderId, isBeside = false }: ReceiptActionsProps) => {
  const words = useWords(RECEIPT_ACTION_WORDS)
  const { state, save } = useReceiptFile(orderId)
  return (
    <div css={actions}>
      <Button icon={<PrinterIcon />} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="soft" icon={<DownloadSimpleIcon />} disabled={state === 'saving'} onClick={save}>
        {state === 'saving' ? words.saving : words.save}
      </Button>
      <p role="status">{state === 'failed' && words.saveFailed}</p>
      {!isBeside && (
        <p>
          <Link to={sitePaths.order(orderId)}>{words.toOrder}</Link>
        </p>
      )}
    </div>
  )
}
