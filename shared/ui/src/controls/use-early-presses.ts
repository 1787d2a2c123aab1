import { useEffect, useRef, type RefObject } from 'react'

declare global {
  // The document's own script writes it, before any code of ours is here.
  var __galoPresses: WeakMap<Element, number> | undefined
}

const pressesOf = (button: Element): number => globalThis.__galoPresses?.get(button) ?? 0

const forgetPress = (button: Element): void => {
  if (pressesOf(button) > 0) globalThis.__galoPresses?.set(button, pressesOf(button) - 1)
}

/**
 * A button in the server's HTML can be pressed before its code is here. The document notes how often, and the button is pressed as often
 * once it is alive. Call `markHandled` in its `onClick`: a press that React handled itself, perhaps by hydrating for it, is not repeated.
 */
export const useEarlyPresses = (): {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly markHandled: () => void
} => {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // One at a time, each on what came of the one before.
    const next = () => {
      const button = ref.current
      if (button === null || pressesOf(button) === 0) return
      forgetPress(button)
      button.click()
      timer = setTimeout(next)
    }
    // After the press that the button may just be coming alive for.
    timer = setTimeout(next)
    return () => clearTimeout(timer)
  }, [])
  return {
    ref,
    markHandled: () => {
      if (ref.current !== null) forgetPress(ref.current)
    },
  }
}
