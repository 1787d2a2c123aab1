import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from '@galo/navigation'
import { useServices } from '@galo/services'
import { FOOT, type FootShown } from '../../shared/frame-names'
import { twinUrl } from '../../shared/links/twin-page'
import { matchPage } from '../../shared/match-page'
import { useEnvironment } from '../app-environment'

/** A press on the footer's link to a page of ours, by somebody who wants it here and not in a tab of its own. */
const pressedLink = ({ target, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | null =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !(target instanceof Element)
    ? null
    : target.closest<HTMLAnchorElement>(`#${FOOT.id} a[href^="/"]`)

/**
 * Keeps what stands outside the app's root in step with the page in view: whether the footer is shown, where it leads to the other market,
 * and that its links to pages of ours need no load.
 */
export const FrameFacts = ({ hasFoot }: { readonly hasFoot: boolean }) => {
  const { config } = useServices()
  const { visit } = useEnvironment()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useLayoutEffect(() => {
    const kept = document.getElementById(FOOT.keptId)
    if (hasFoot && kept instanceof HTMLTemplateElement) kept.replaceWith(kept.content)
    document.documentElement.dataset['foot'] = (hasFoot ? 'shown' : 'kept') satisfies FootShown
    document.getElementById(FOOT.twinId)?.setAttribute('href', twinUrl(config, pathname, search))
  }, [hasFoot, config, pathname, search])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (link === null || matchPage(link.pathname, visit.remotes) === null) return
      event.preventDefault()
      navigate(link.pathname + link.search)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [visit, navigate])
  return null
}
