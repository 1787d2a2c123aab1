import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { MinusIcon } from '../icons/minus'
import { PlusIcon } from '../icons/plus'
import { TrashIcon } from '../icons/trash'
import { STEPPER_WORDS } from './stepper.words'

const stepper = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  border-radius: var(--r-2);
  background: var(--azul-100);
  color: var(--azul-700);
  button {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: pointer;
  }
  @media (hover: hover) {
    button:hover {
      background: var(--azul-200);
    }
  }
  button[aria-disabled] {
    background: none;
    color: var(--linha-forte);
    cursor: not-allowed;
  }
  output {
    min-width: 1.5rem;
    color: var(--text);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const tallStepper = css`
  button {
    height: 3.25rem;
  }
`

export interface StepperProps {
  /** What is counted; each button says it. */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** With it the last one can be removed: at 1 the minus is a bin. */
  readonly onRemove?: (() => void) | undefined
  readonly max?: number | undefined
  /** As high as the button beside it. */
  readonly tall?: boolean
  readonly className?: string
}

export const Stepper = ({ label, value, onChange, onRemove, max, tall = false, className }: StepperProps) => {
  const words = useWords(STEPPER_WORDS)
  const removes = value <= 1 && onRemove !== undefined
  // Ended rather than disabled: who presses it by keyboard would lose their place with the last press.
  const isLeast = value <= 1 && !removes
  const isMost = max !== undefined && value >= max
  return (
    <div css={[stepper, tall && tallStepper]} className={className} role="group" aria-label={words.quantityOf(label)}>
      <button
        type="button"
        aria-label={removes ? words.remove(label) : words.fewer(label)}
        aria-disabled={isLeast || undefined}
        onClick={() => {
          if (isLeast) return
          if (removes) onRemove()
          else onChange(value - 1)
        }}
      >
        {removes ? <TrashIcon /> : <MinusIcon />}
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={words.more(label)}
        aria-disabled={isMost || undefined}
        onClick={() => {
          if (!isMost) onChange(value + 1)
        }}
      >
        <PlusIcon />
      </button>
    </div>
  )
}
