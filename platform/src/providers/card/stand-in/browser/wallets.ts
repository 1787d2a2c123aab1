import { applyAppearance } from './form-look'
import { openPort } from './field-port'
import type { Commands, ElementOptions, Wallet } from './messages'

/** The buttons of the device's wallets. What a press leads to, the page around this frame decides. */
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-wallet]')]

/** Within what the wallets' owners allow. */
const LOWEST = 40
const HIGHEST = 55

const applyOptions = ({ buttonHeight }: ElementOptions) => {
  if (typeof buttonHeight !== 'number') return
  const height = Math.min(HIGHEST, Math.max(LOWEST, buttonHeight))
  document.documentElement.style.setProperty('--buttonHeight', `${height}px`)
}

const COMMANDS: Commands = {
  update: ({ options }) => applyOptions(options),
  look: ({ appearance }) => applyAppearance(appearance),
  focus: () => buttons[0]?.focus(),
  blur: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
}

const tell = openPort(COMMANDS, ({ options = {}, appearance = null }) => {
  applyAppearance(appearance)
  applyOptions(options)
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', () => tell({ type: 'wallet', wallet: button.dataset['wallet'] as Wallet }))
  }
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.body.offsetHeight) })).observe(
    document.body,
  )
})
