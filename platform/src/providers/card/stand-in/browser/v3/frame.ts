import type { ElementType, Wallet } from '../messages'

/** What the page's border shows of a field. */
export interface ElementState {
  readonly empty: boolean
  readonly complete: boolean
  readonly error?: object | undefined
  readonly focused: boolean
}

/** The wrapper `div` of a mounted field carries the provider's class names, so pages can draw the border. */
export const paint = (
  container: Element,
  classes: Readonly<Record<string, string>> | undefined,
  { empty, complete, error, focused }: ElementState,
): void => {
  const names = { base: 'StripeElement', complete: 'StripeElement--complete', empty: 'StripeElement--empty' }
  const all = { ...names, focus: 'StripeElement--focus', invalid: 'StripeElement--invalid', ...classes }
  container.classList.add(all.base)
  container.classList.toggle(all.complete, complete)
  container.classList.toggle(all.empty, empty)
  container.classList.toggle(all.focus, focused)
  container.classList.toggle(all.invalid, error !== undefined)
}

const TITLES: Readonly<Record<ElementType, string>> = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
  card: 'Secure card payment input frame',
  payment: 'Secure payment input frame',
  expressCheckout: 'Secure wallet buttons frame',
}

export const isElementType = (type: string): type is ElementType => Object.hasOwn(TITLES, type)

interface FramePlace {
  readonly origin: string
  readonly group: string
  readonly key: string
  /** Of the device, for the frame with their buttons. */
  readonly wallets: readonly Wallet[]
}

export const makeFrame = (type: ElementType, { origin, group, key, wallets }: FramePlace): HTMLIFrameElement => {
  const query = new URLSearchParams({ type, group, key, parent: location.origin })
  if (type === 'expressCheckout') query.set('wallets', wallets.join('-'))
  const frame = Object.assign(document.createElement('iframe'), {
    title: TITLES[type],
    src: `${origin}/stand-ins/card/field?${query}`,
    name: `__galoCardFrame-${type}`,
  })
  // What draws rings of its own needs room for them beside the page's edge.
  const height = { payment: '150px', expressCheckout: '56px' }[type as string]
  const place = height === undefined ? 'width:100%;height:1.4em' : `width:calc(100% + 8px);margin:-4px;height:${height}`
  frame.style.cssText = `border:0;${place};display:block;background:transparent;color-scheme:normal`
  return frame
}

/** A click on the page's own label puts the focus into the frame. Answers how to stop. */
export const focusByLabels = (container: Element, focus: () => void): (() => void) => {
  const labels = container.id ? document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`) : []
  labels.forEach((label) => label.addEventListener('click', focus))
  return () => labels.forEach((label) => label.removeEventListener('click', focus))
}
