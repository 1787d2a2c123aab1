import { css } from '@galo/css'
import { ShieldCheckFillIcon, useEarlyAnswer } from '@galo/ui'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s-3)',
  padding: 'var(--s-3)',
  borderRadius: 'var(--r-3)',
  background: 'var(--ok-bg)',
  cursor: 'pointer',
  '& > svg': {
    flex: 'none',
    padding: 10,
    borderRadius: '14px 14px 4px 14px',
    background: 'var(--erva-600)',
    color: '#fff',
  },
  '& > span': { flex: 1, minWidth: 0, fontWeight: 600 },
  '& small': { display: 'block', fontWeight: 400, fontSize: 'var(--t-small)' },
  '& input': {
    flex: 'none',
    appearance: 'none',
    position: 'relative',
    width: 56,
    height: 32,
    margin: 0,
    border: '2px solid var(--border-field)',
    borderRadius: 'var(--r-full)',
    background: 'var(--surface)',
    cursor: 'inherit',
    transition: 'background-color var(--d-1)',
  },
  '& input::before': {
    content: '""',
    position: 'absolute',
    inset: '2px auto 2px 2px',
    width: 24,
    borderRadius: '12px 12px 4px 12px',
    background: 'var(--border-field)',
    transition: 'translate var(--d-1)',
  },
  '& input:checked': { borderColor: 'var(--erva-600)', background: 'var(--erva-600)' },
  '& input:checked::before': { background: '#fff', translate: '24px 0' },
  '& input:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': {
    border: '1px solid',
    '& input::before': { background: 'CanvasText' },
    '& input:checked': { background: 'Highlight' },
    '& input:checked::before': { background: 'Canvas' },
  },
})

interface SafeSwitchProps {
  readonly label: string
  readonly detail: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** On or off, and each at once. The whole row is the target. */
export const SafeSwitch = ({ label, detail, isOn, onSwitch }: SafeSwitchProps) => {
  const input = useEarlyAnswer((box) => {
    if (box.checked !== isOn) onSwitch(box.checked)
  })
  return (
    <label css={row}>
      <ShieldCheckFillIcon size={44} />
      <span>
        {label}
        <small>{detail}</small>
      </span>
      <input
        ref={input}
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  )
}
