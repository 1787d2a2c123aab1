import { WaitingButton, type ButtonProps } from '@galo/ui'
import { useAction } from '../data/use-action'

interface PressButtonProps extends Omit<ButtonProps, 'onClick' | 'size'> {
  readonly onPress: () => Promise<unknown>
}

/** A button that is pressed once at a time and has said what went wrong. */
export const PressButton = ({ onPress, variant = 'outline', ...rest }: PressButtonProps) => {
  const { run, isBusy } = useAction(onPress)
  return <WaitingButton variant={variant} size="small" busy={isBusy} onClick={() => run()} {...rest} />
}
