import type { Services } from '@galo/services'
import { DOORS } from '../../shared/links/doors'

/**
 * Whoever logs out by a form of header or footer takes what is theirs along, in every tab. The form itself goes to the site's server, for who has
 * no script, or not yet.
 */
export const followLogOut = (services: Services): void => {
  let isUnderWay = false
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== DOORS.logOut) return
    event.preventDefault()
    if (isUnderWay) return
    isUnderWay = true
    import(/* webpackChunkName: "dialogs" */ '../overlays/log-out-dialog')
      .then(
        ({ logOut }) => logOut(services),
        () => form.submit(),
      )
      .finally(() => (isUnderWay = false))
  })
}
