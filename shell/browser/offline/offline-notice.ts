import { basketCount } from '@galo/contracts/basket'
import { fulfilmentFromUrl, isOnPremises } from '@galo/domain'
import type { OverlayStack } from '@galo/services'
import type { State } from '@galo/state'
import { OFFLINE_ID, OFFLINE_PLACES } from '../../shared/offline-ids'
import type { OfflineNotice } from './follow-connection'

/** Whether they sit with us: somebody who can be asked is at hand. */
const isHere = (state: State): boolean => {
  const basket = state.read('basket')?.getState()
  const inBasket = basket !== undefined && basketCount(basket) > 0 ? basket.fulfilmentType : null
  return isOnPremises(inBasket ?? fulfilmentFromUrl(new URLSearchParams(location.search).get('fulfilment')) ?? 'NONE')
}

/**
 * Takes the document's own words out of their template: a strip that stays while it is so, and a dialog over it, once.
 * Who closes that reads on.
 */
export const createOfflineNotice = (state: State, overlays: OverlayStack, reload: () => void): OfflineNotice => {
  let hide = () => {}
  return {
    show(look) {
      const template = document.getElementById(OFFLINE_ID) as HTMLTemplateElement | null
      const found = template?.content.firstElementChild
      if (found == null) return
      const notice = document.importNode(found, true)
      document.body.prepend(notice)
      const { style } = document.documentElement
      // What else sticks to the top stands below, as it does below the app's own strips.
      const makeRoom = () => style.setProperty('--strip', `${notice.querySelector('div')?.offsetHeight ?? 0}px`)
      makeRoom()
      addEventListener('resize', makeRoom)

      const dialog = notice.querySelector<HTMLDialogElement>(
        `.${OFFLINE_PLACES[isHere(state) ? 'onPremises' : 'anywhere']}`,
      )
      const news = dialog?.querySelector<HTMLElement>('[role]')
      // A page that is loaded anew without a connection is lost: first it is asked whether there is one.
      const refresh = async () => {
        news?.replaceChildren(news.dataset.looking ?? '')
        if (await look()) reload()
        else news?.replaceChildren(news.dataset.still ?? '')
      }
      dialog?.querySelector('button')?.addEventListener('click', () => void refresh())
      const turn = overlays.enter('offline')
      const takeTurn = () => {
        if (dialog === null || typeof dialog.showModal !== 'function' || dialog.open === turn.isShown()) return
        if (dialog.open) return dialog.close()
        dialog.showModal()
        dialog.querySelector('h2')?.focus()
      }
      const stopLooking = overlays.subscribe(takeTurn)
      takeTurn()
      const leave = () => {
        stopLooking()
        turn.leave()
      }
      // Closed by hand; what takes its place closes it too, and lets it come back.
      dialog?.addEventListener('close', () => turn.isShown() && leave())

      hide = () => {
        leave()
        dialog?.close?.()
        notice.remove()
        removeEventListener('resize', makeRoom)
        style.removeProperty('--strip')
      }
    },
    hide: () => hide(),
  }
}
