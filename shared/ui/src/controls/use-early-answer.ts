import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'

/**
 * A control in the server's HTML can be answered before its code is here. React leaves such an answer in the DOM, but its
 * owner knows nothing of it, and the next render would put the old one back. So `tell` looks at the control once, on arrival.
 * A control drawn in the browser holds what its owner says, and `tell` finds nothing new. `given` gets the input as well.
 */
export const useEarlyAnswer = (
  tell: (input: HTMLInputElement) => void,
  given?: Ref<HTMLInputElement>,
): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given, () => input.current, [])
  useLayoutEffect(() => {
    if (input.current !== null && !input.current.disabled) tell(input.current)
    // On arrival only: from then on the control tells by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return input
}
