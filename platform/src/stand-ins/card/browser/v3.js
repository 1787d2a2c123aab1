/**
 * The card provider's script, as the stand-in speaks it: defines `window.Stripe` for the unmodified client packages.
 * A classic script, because that is how the real one is loaded. Fields live in frames of this script's own origin;
 * this page hears whether they are complete and what came of a payment, and never a digit.
 */
;(() => {
  const ORIGIN = new URL(document.currentScript.src).origin
  const FIELDS = {
    cardNumber: { title: 'Secure card number input frame' },
    cardExpiry: { title: 'Secure expiration date input frame' },
    cardCvc: { title: 'Secure CVC input frame' },
  }
  /** A frame that has gone quiet; long enough for a slow train, short enough that the button comes back. */
  const ANSWER_WITHIN_MS = 30_000
  const CONNECTION_ERROR = {
    error: {
      type: 'api_connection_error',
      message: 'We are experiencing issues connecting to our payments provider. Please try again.',
    },
  }
  const refusal = (message) => ({ error: { type: 'invalid_request_error', message } })
  const randomName = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

  const createEmitter = () => {
    const listeners = new Map()
    const setOf = (name) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)
    return {
      on: (name, listener) => setOf(name).add(listener),
      off: (name, listener) => (listener ? setOf(name).delete(listener) : setOf(name).clear()),
      emit: (name, event) => [...setOf(name)].forEach((listener) => listener(event)),
    }
  }

  /** The wrapper `div` of a mounted field carries the provider's class names, so pages can draw the border. */
  const paint = (container, classes, { empty, complete, error, focused }) => {
    const names = { base: 'StripeElement', complete: 'StripeElement--complete', empty: 'StripeElement--empty' }
    const all = { ...names, focus: 'StripeElement--focus', invalid: 'StripeElement--invalid', ...classes }
    container.classList.add(all.base)
    container.classList.toggle(all.complete, complete)
    container.classList.toggle(all.empty, empty)
    container.classList.toggle(all.focus, focused)
    container.classList.toggle(all.invalid, error !== undefined)
  }

  const createElement = (type, givenOptions, { group, key, forget }) => {
    const emitter = createEmitter()
    const waiting = new Map()
    let options = { ...givenOptions }
    let state = { empty: true, complete: false, error: undefined, focused: false }
    let container = null
    let frame = null
    let port = null
    let stopLabels = () => {}

    const send = (message) => port?.postMessage(message)
    const repaint = (changes) => {
      state = { ...state, ...changes }
      if (container) paint(container, options.classes, state)
    }
    const settleAll = () => {
      for (const settle of waiting.values()) settle(CONNECTION_ERROR)
      waiting.clear()
    }
    const HEARD = {
      ready: () => emitter.emit('ready', { elementType: type }),
      change: ({ event }) => (repaint(event), emitter.emit('change', event)),
      focus: ({ event }) => (repaint({ focused: true }), emitter.emit('focus', event)),
      blur: ({ event }) => (repaint({ focused: false }), emitter.emit('blur', event)),
      escape: ({ event }) => emitter.emit('escape', event),
      enter: () => container?.closest('form')?.requestSubmit(),
      height: ({ height }) => frame && (frame.style.height = `${height}px`),
      result: ({ requestId, result }) => (waiting.get(requestId)?.(result), waiting.delete(requestId)),
    }
    const connect = () => {
      const pipe = new MessageChannel()
      port = pipe.port1
      port.onmessage = ({ data }) => HEARD[data.type]?.(data)
      const { classes: _classes, ...fieldOptions } = options
      frame.contentWindow.postMessage({ kind: 'galo-card-connect', options: fieldOptions }, ORIGIN, [pipe.port2])
    }
    const listenToLabels = () => {
      const labels = container.id ? document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`) : []
      const focus = () => element.focus()
      labels.forEach((label) => label.addEventListener('click', focus))
      return () => labels.forEach((label) => label.removeEventListener('click', focus))
    }

    const element = {
      _elementType: type,
      _ask: (message) =>
        new Promise((resolve) => {
          if (!port)
            return resolve(
              refusal('We could not retrieve data from the specified Element. Please make sure it is mounted.'),
            )
          const requestId = randomName()
          const timer = setTimeout(() => (waiting.delete(requestId), resolve(CONNECTION_ERROR)), ANSWER_WITHIN_MS)
          waiting.set(requestId, (result) => (clearTimeout(timer), resolve(result)))
          send({ ...message, requestId })
        }),
      mount: (target) => {
        container = typeof target === 'string' ? document.querySelector(target) : target
        if (!container) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`)
        const query = new URLSearchParams({ type, group, key, parent: location.origin })
        frame = Object.assign(document.createElement('iframe'), {
          title: FIELDS[type].title,
          src: `${ORIGIN}/stand-ins/card/field?${query}`,
          name: `__galoCardFrame-${type}`,
        })
        frame.style.cssText =
          'border:0;width:100%;height:1.4em;display:block;background:transparent;color-scheme:normal'
        frame.addEventListener('load', connect)
        frame.addEventListener('error', () => emitter.emit('loaderror', { elementType: type, ...CONNECTION_ERROR }))
        container.replaceChildren(frame)
        stopLabels = listenToLabels()
        repaint({})
        return element
      },
      unmount: () => {
        stopLabels()
        settleAll()
        port?.close()
        frame?.remove()
        container = frame = port = null
        return element
      },
      destroy: () => (element.unmount(), forget(type), element),
      update: (changes) => {
        options = { ...options, ...changes }
        const { classes: _classes, ...fieldOptions } = changes
        send({ type: 'update', options: fieldOptions })
        return element
      },
      focus: () => (frame?.focus(), send({ type: 'focus' }), element),
      blur: () => (send({ type: 'blur' }), element),
      clear: () => (send({ type: 'clear' }), element),
      on: (name, listener) => (emitter.on(name, listener), element),
      off: (name, listener) => (emitter.off(name, listener), element),
      once: (name, listener) => {
        const heardOnce = (event) => (emitter.off(name, heardOnce), listener(event))
        return element.on(name, heardOnce)
      },
    }
    return element
  }

  const createElements = (key) => {
    const group = randomName()
    const made = new Map()
    const elements = {
      create: (type, options = {}) => {
        if (!FIELDS[type]) throw new Error(`The card stand-in has no ${type} element.`)
        if (made.has(type))
          throw new Error(`Can only create one Element of type ${type} through this Elements instance.`)
        made.set(type, createElement(type, options, { group, key, forget: (name) => made.delete(name) }))
        return made.get(type)
      },
      // React components carry their type in `__elementType`.
      getElement: (type) => made.get(typeof type === 'string' ? type : type?.__elementType) ?? null,
      update: () => elements,
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    }
    return elements
  }

  const call = async (path, init) => {
    try {
      const response = await fetch(`${ORIGIN}/stand-ins/card/v1/${path}`, init)
      return await response.json()
    } catch {
      return CONNECTION_ERROR
    }
  }
  const asIntent = (answer) => (answer.error ? { error: answer.error } : { paymentIntent: answer })
  const intentPath = (clientSecret) =>
    `payment_intents/${encodeURIComponent(String(clientSecret).split('_secret_')[0])}`

  const Stripe = (key) => {
    if (typeof key !== 'string' || key === '') throw new Error('Please call Stripe() with your publishable key.')

    const confirmCardPayment = async (clientSecret, data = {}) => {
      const method = data.payment_method
      if (typeof method === 'string') {
        const body = JSON.stringify({ key, client_secret: clientSecret, payment_method: method })
        const headers = { 'content-type': 'application/json' }
        return asIntent(await call(`${intentPath(clientSecret)}/confirm`, { method: 'POST', headers, body }))
      }
      if (method?.card?._elementType !== 'cardNumber')
        return refusal('confirmCardPayment needs a mounted card number element.')
      return method.card._ask({ type: 'confirm', clientSecret, billingDetails: method.billing_details ?? {} })
    }

    return {
      elements: () => createElements(key),
      confirmCardPayment,
      createPaymentMethod: async ({ card, billing_details: billingDetails = {} } = {}) =>
        card?._elementType === 'cardNumber'
          ? card._ask({ type: 'createMethod', billingDetails })
          : refusal('createPaymentMethod needs a mounted card number element.'),
      retrievePaymentIntent: async (clientSecret) =>
        asIntent(
          await call(`${intentPath(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret })}`),
        ),
      createToken: async () => refusal('Tokens are not offered; use a payment method.'),
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
