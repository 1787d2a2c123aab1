import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'

/**
 * A control in the server's HTML can be changed before it is hydrated. React leaves the change in the DOM, but its owner knows nothing of
 * it, and the next render would undo it. So `tell` gets the input once, when hydrated; in a control that was drawn in the browser it finds
 * nothing new. `given` gets the input as well.
 */
export const useEarlyAnswer = (
  tell: (input: HTMLInputElement) => void,
  given?: Ref<HTMLInputElement>,
): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given, () => input.current, [])
  useLayoutEffect(() => {
    if (input.current !== null && !input.current.disabled) tell(input.current)
    // When hydrated only: from then on `onChange` reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return input
}
