import { createContext, use, type ReactNode } from 'react'
import { WaitingButton, type ButtonProps } from '@galo/ui'
import { useAction } from '../data/use-action'
import { FormRow } from '../layout/rows'

const BusyContext = createContext(false)

interface ActionFormProps {
  readonly onSend: () => Promise<unknown>
  readonly className?: string
  readonly children: ReactNode
}

/** Fields with their button: sent once at a time, when the browser finds nothing wrong with them. */
export const ActionForm = ({ onSend, className, children }: ActionFormProps) => {
  const { run, isBusy } = useAction(onSend)
  return (
    <BusyContext value={isBusy}>
      <FormRow
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          run()
        }}
      >
        {children}
      </FormRow>
    </BusyContext>
  )
}

/** The button of its form. */
export const SubmitButton = ({ variant = 'outline', ...rest }: Omit<ButtonProps, 'size' | 'type'>) => (
  <WaitingButton type="submit" variant={variant} size="small" busy={use(BusyContext)} {...rest} />
)
