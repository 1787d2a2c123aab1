import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Who types faster than this is not done with the word. */
const SETTLED_MS = 150

/**
 * Follows the field, which the server has drawn: what was typed before this code was here counts, and what was searched for before comes back.
 * Escape clears; nothing is sent by Enter.
 */
export const useSearchField = (
  fieldRef: RefObject<HTMLInputElement | null>,
  term: string,
  search: (term: string) => void,
): void => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const apply = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const typed = fieldRef.current?.value ?? term
    if (typed !== term) search(typed)
  })
  const begin = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === '') input.value = term
    else apply()
  })

  useLayoutEffect(() => {
    const input = fieldRef.current
    if (input === null) return
    const onInput = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(), SETTLED_MS)
    }
    const onLeave = () => apply()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && input.value !== '') {
        event.preventDefault()
        input.value = ''
      } else if (event.key !== 'Enter') return
      apply()
    }
    begin(input)
    input.addEventListener('input', onInput)
    input.addEventListener('change', onLeave)
    input.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer.current)
      input.removeEventListener('input', onInput)
      input.removeEventListener('change', onLeave)
      input.removeEventListener('keydown', onKey)
    }
  }, [fieldRef])

  // Cleared by a button, or in another tab; not under the hands of who types.
  useLayoutEffect(() => {
    if (fieldRef.current !== null && timer.current === undefined) fieldRef.current.value = term
  }, [fieldRef, term])
}
