import type { Tell } from './analytics/site-events'
import type { Where } from './where'

/**
 * Tells how fast the page that the document came with was, as its visitor felt it, and whose release that was. The code that measures comes
 * here and reads what the browser has kept from the start. It can't be told to stop measuring: after the returned call nothing is told.
 */
export const reportVitals = (tell: Tell, { page, release }: Where): (() => void) => {
  let isOver = false
  const first = page()
  const releases = release(first)
  const [remote = 'shell'] = Object.keys(releases).filter((app) => app !== 'shell')
  const about = { landing: first ?? 'none', remote, version: releases[remote] ?? '' }
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
        on(({ name, value, rating, navigationType: navigation }) => {
          if (!isOver) tell(`vital:${name}`, { value: Math.round(value * 1_000) / 1_000, rating, navigation, ...about })
        })
    },
    // Offline by now, most likely: one visit is not counted.
    () => {},
  )
  return () => void (isOver = true)
}
