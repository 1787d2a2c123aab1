import { useEffect, useRef } from 'react'
import { useNavigate } from '@galo/navigation'
import { useEnvironment } from '../app-environment'
import { afterRedirect, NO_REDIRECTS, type RedirectLoop } from './redirect-loop.model'

/** With the tab: a circle may lead through several documents. */
const KEY = 'galo.redirects'

const readLoop = (): RedirectLoop => {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as RedirectLoop | null) ?? NO_REDIRECTS
  } catch {
    return NO_REDIRECTS
  }
}

const keepLoop = (loop: RedirectLoop): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(loop))
  } catch {
    // Without storage a circle is not noticed, and nothing else is lost.
  }
}

/** Goes where the page says that it has gone; not in circles (A17). */
export const useRedirect = (to: string | null): void => {
  const navigate = useNavigate()
  const environment = useEnvironment()
  const counted = useRef<string | null>(null)

  useEffect(() => {
    if (to === null || counted.current === to) return
    counted.current = to
    const { services } = environment
    const { loop, verdict } = afterRedirect(readLoop(), to, services.clock.now())
    keepLoop(loop)
    if (verdict === 'go') return navigate(to, { replace: true })
    if (verdict === 'tell')
      services.log('warning', 'LOOPING_U_TURN_ERROR', {
        redirectCount: loop.redirectCount,
        urls: loop.urls.map((url) => url.split('?')[0]),
      })
    import(/* webpackChunkName: "dialogs" */ '../overlays/loop-dialog').then(
      ({ showLoop }) =>
        showLoop(environment, () => {
          keepLoop(NO_REDIRECTS)
          location.reload()
        }),
      (error: unknown) => services.log('error', 'Nobody could be told of a circle', { error }),
    )
  }, [to, navigate, environment])
}
