import type { Asked, Command, ElementOptions, ElementType, Expected, Look, News, Question, Result } from '../messages'
import { createEmitter, type Listener } from './emitter'
import { CONNECTION_ERROR, IntegrationError, randomName, refusal } from './errors'
import { focusByLabels, makeFrame, paint, type ElementState } from './frame'
import { availableMethods, createWallets, walletsOf, type Wallets } from './wallets'

/** A frame that has gone quiet; long enough for a slow train, short enough that the button comes back. */
const ANSWER_WITHIN_MS = 30_000
const READY_WITHIN_MS = 15_000

/** What an element knows of its group and of the script it came from. */
export interface ElementContext {
  readonly origin: string
  readonly group: string
  readonly key: string
  readonly look: () => Look
  /** What the page says is to be paid; null where it says nothing. */
  readonly due: () => Expected | null
  readonly forget: (type: ElementType) => void
}

/** An element as the page has it; what begins with `_` is between the parts of the script. */
export interface CardElement {
  readonly _elementType: ElementType
  /** Of the element with the wallets' buttons. */
  _wallets: Wallets | null
  _isMounted(): boolean
  _look(changes: Look): void
  /** What came of it is of the question's own kind. */
  _ask<R extends Result>(question: Question): Promise<R>
  mount(target: string | HTMLElement): CardElement
  unmount(): CardElement
  destroy(): CardElement
  update(changes: object): CardElement
  focus(): CardElement
  blur(): CardElement
  clear(): CardElement
  collapse(): CardElement
  on(name: string, listener: Listener): CardElement
  off(name: string, listener?: Listener): CardElement
  once(name: string, listener: Listener): CardElement
}

type Heard = { readonly [T in News['type']]: (news: Extract<News, { readonly type: T }>) => void }

/**
 * One field, or the whole card, in a frame of the provider's own origin. This page hears whether it is complete and what came of a payment,
 * and never a digit.
 */
export const createElement = (
  type: ElementType,
  givenOptions: ElementOptions,
  context: ElementContext,
): CardElement => {
  const { origin, group, key, look, forget } = context
  const wallets = type === 'expressCheckout' ? walletsOf(window) : []
  const emitter = createEmitter()
  const waiting = new Map<string, (result: Result) => void>()
  /** Asked for by a quick customer, before the frame was there to hear it. */
  let unheard: Asked[] = []
  let options: ElementOptions = { ...givenOptions }
  let state: ElementState = { empty: true, complete: false, error: undefined, focused: false }
  let container: Element | null = null
  let frame: HTMLIFrameElement | null = null
  let port: MessagePort | null = null
  let isDestroyed = false
  let isReady = false
  let lateTimer: ReturnType<typeof setTimeout> | undefined
  let stopLabels = () => {}

  const send = (message: Command) => port?.postMessage(message)
  const repaint = (changes: Partial<ElementState>) => {
    state = { ...state, ...changes }
    if (container) paint(container, options.classes, state)
  }
  const settleAll = () => {
    for (const settle of waiting.values()) settle(CONNECTION_ERROR)
    waiting.clear()
  }
  const forFrame = ({ classes: _classes, ...rest }: ElementOptions) =>
    JSON.parse(JSON.stringify(rest)) as ElementOptions
  const readyEvent = {
    elementType: type,
    ...(type === 'expressCheckout' && { availablePaymentMethods: availableMethods(wallets) }),
  }
  const HEARD: Heard = {
    ready: () => {
      isReady = true
      clearTimeout(lateTimer)
      emitter.emit('ready', readyEvent)
    },
    change: ({ event }) => (repaint(event), emitter.emit('change', event)),
    focus: ({ event }) => (repaint({ focused: true }), emitter.emit('focus', event)),
    blur: ({ event }) => (repaint({ focused: false }), emitter.emit('blur', event)),
    escape: ({ event }) => emitter.emit('escape', event),
    enter: () => container?.closest('form')?.requestSubmit(),
    height: ({ height }) => {
      if (frame) frame.style.height = `${height}px`
    },
    wallet: ({ wallet }) => element._wallets?.press(wallet),
    result: ({ requestId, result }) => (waiting.get(requestId)?.(result), waiting.delete(requestId)),
  }
  const connect = () => {
    const pipe = new MessageChannel()
    port = pipe.port1
    port.onmessage = ({ data }: MessageEvent<News>) => (HEARD[data.type] as ((news: News) => void) | undefined)?.(data)
    const message = { kind: 'galo-card-connect', options: forFrame(options), ...look() }
    frame?.contentWindow?.postMessage(message, origin, [pipe.port2])
    unheard.forEach(send)
    unheard = []
  }
  const checkAlive = () => {
    if (isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
  }

  const element: CardElement = {
    _elementType: type,
    _wallets: type === 'expressCheckout' ? createWallets(context, (name, event) => emitter.emit(name, event)) : null,
    _isMounted: () => container !== null,
    _look: (changes) => send({ type: 'look', ...changes }),
    _ask: <R extends Result>(message: Question) =>
      new Promise<R>((resolve) => {
        const answer = (result: Result) => resolve(result as R)
        if (!frame)
          return answer(
            refusal('We could not retrieve data from the specified Element. Please make sure it is mounted.'),
          )
        const requestId = randomName()
        const timer = setTimeout(() => (waiting.delete(requestId), answer(CONNECTION_ERROR)), ANSWER_WITHIN_MS)
        waiting.set(requestId, (result) => (clearTimeout(timer), answer(result)))
        if (port) send({ ...message, requestId })
        else unheard.push({ ...message, requestId })
      }),
    mount: (target) => {
      checkAlive()
      container = typeof target === 'string' ? document.querySelector(target) : target
      if (!container) throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements.`)
      isReady = false
      // On a device without a wallet there is nothing to draw.
      if (type === 'expressCheckout' && wallets.length === 0) {
        queueMicrotask(() => {
          isReady = true
          emitter.emit('ready', readyEvent)
        })
        return element
      }
      frame = makeFrame(type, { origin, group, key, wallets })
      frame.addEventListener('load', connect)
      lateTimer = setTimeout(() => {
        if (!isReady) emitter.emit('loaderror', { elementType: type, ...CONNECTION_ERROR })
      }, READY_WITHIN_MS)
      container.replaceChildren(frame)
      stopLabels = focusByLabels(container, () => element.focus())
      repaint({})
      return element
    },
    unmount: () => {
      clearTimeout(lateTimer)
      stopLabels()
      element._wallets?.close()
      settleAll()
      port?.close()
      frame?.remove()
      container = frame = port = null
      unheard = []
      return element
    },
    destroy: () => (element.unmount(), (isDestroyed = true), forget(type), element),
    update: (changes) => {
      checkAlive()
      options = { ...options, ...changes }
      send({ type: 'update', options: forFrame(changes) })
      return element
    },
    focus: () => (frame?.focus(), send({ type: 'focus' }), element),
    blur: () => (send({ type: 'blur' }), element),
    clear: () => (send({ type: 'clear' }), element),
    collapse: () => element,
    on: (name, listener) => (emitter.on(name, listener), element),
    off: (name, listener) => (emitter.off(name, listener), element),
    once: (name, listener) => {
      const heardOnce: Listener = (event) => (emitter.off(name, heardOnce), listener(event))
      return element.on(name, heardOnce)
    },
  }
  return element
}
