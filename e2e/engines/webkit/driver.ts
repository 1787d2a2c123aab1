/** Whatever a page can hand over: the driver keeps elements for us under this key. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** An element as the driver knows it; only good for handing back to it. */
export interface DrivenElement {
  readonly [ELEMENT]: string
}

/** One window of a browser behind a WebDriver, with the few commands that a journey needs. */
export interface DrivenWindow {
  open(url: string): Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments. Rejects with a `TimeoutError` when no answer comes: a look may be taken again. */
  run<Answer, Given extends readonly unknown[]>(
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Exclude<Answer, Element> | (Answer extends Element ? DrivenElement : never)>
  /** Presses the keys of `text`, one by one, in an element. */
  type(element: DrivenElement, text: string): Promise<void>
  /** Goes into a frame, or with `null` back to the page. */
  enter(frame: DrivenElement | null): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A look at a page takes milliseconds; an answer that has not come by then, the driver has lost. */
const LOST_MS = 8_000

interface DriverAnswer {
  readonly value: unknown
}

const isRefusal = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value

/** Opens a window through the WebDriver at `url`. Every command that the driver refuses throws with its words. */
export const openWindow = async (url: string, capabilities: object): Promise<DrivenWindow> => {
  const send = async (
    method: 'POST' | 'DELETE' | 'GET',
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    const { value } = (await answer.json()) as DriverAnswer
    if (isRefusal(value)) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  const session = (await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    readonly sessionId: string
  }
  const at = `/session/${session.sessionId}`
  return {
    open: async (target) => void (await send('POST', `${at}/url`, { url: target })),
    run: async (work, ...given) =>
      (await send(
        'POST',
        `${at}/execute/sync`,
        { script: `return (${work.toString()})(...arguments)`, args: given },
        AbortSignal.timeout(LOST_MS),
      )) as never,
    type: async (element, text) => void (await send('POST', `${at}/element/${element[ELEMENT]}/value`, { text })),
    enter: async (frame) => void (await send('POST', `${at}/frame`, { id: frame })),
    resize: async (width, height) => void (await send('POST', `${at}/window/rect`, { width, height })),
    screenshot: async () =>
      Buffer.from((await send('GET', `${at}/screenshot`, undefined, AbortSignal.timeout(LOST_MS))) as string, 'base64'),
    close: async () => void (await send('DELETE', at, undefined, AbortSignal.timeout(LOST_MS))),
  }
}
