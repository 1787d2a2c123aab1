/** What was pressed, without its words: they may be somebody's name. */
const described = (target: EventTarget | null): string | null => {
  const element = target instanceof Element ? target.closest('a, button, input, select, summary') : null
  if (element === null) return null
  const kind = element.getAttribute('type') ?? element.getAttribute('role') ?? ''
  const to = element instanceof HTMLAnchorElement ? element.pathname : ''
  return [element.localName, kind, to].filter((word) => word !== '').join(' ')
}

/** Tells of every press on something that can be pressed; returns how to stop. */
export const watchPresses = (note: (what: string) => void): (() => void) => {
  const press = ({ target }: Event) => {
    const what = described(target)
    if (what !== null) note(what)
  }
  document.addEventListener('click', press, { capture: true, passive: true })
  return () => document.removeEventListener('click', press, { capture: true })
}
