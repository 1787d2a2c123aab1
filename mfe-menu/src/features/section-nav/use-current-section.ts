import { useCallback, useEffect, useRef, useState } from 'react'
import { currentSection, readingLine } from './section-nav.model'

interface Pressed {
  readonly id: string
  /** Where the page came to rest for it. */
  readonly scrollY: number
}

/** A page that rests on half a pixel has not been scrolled. */
const STILL_PX = 2

/**
 * Which section the customer is reading, and the way to say that one was pressed: it stays the current one until the page is scrolled on.
 * `coveredPx` is the height of what covers the top of the page. Starts with the first section, as the server does.
 */
export const useCurrentSection = (ids: readonly string[], coveredPx: number) => {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null)
  const pressed = useRef<Pressed | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const order = key === '' ? [] : key.split(' ')
    let frame = 0
    const look = () => {
      frame = 0
      if (pressed.current !== null && Math.abs(pressed.current.scrollY - scrollY) <= STILL_PX) return
      pressed.current = null
      const places = order.flatMap((id) => {
        const section = document.getElementById(id)
        return section === null ? [] : [{ id, top: section.getBoundingClientRect().top }]
      })
      const leftPx = document.documentElement.scrollHeight - innerHeight - scrollY
      setCurrent(currentSection(places, readingLine({ windowPx: innerHeight, coveredPx, leftPx })))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [key, coveredPx])

  const press = useCallback((id: string) => {
    pressed.current = { id, scrollY }
    setCurrent(id)
  }, [])

  return { current, press }
}
