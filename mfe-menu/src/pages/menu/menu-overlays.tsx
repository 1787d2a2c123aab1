import { useEffect } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { media, Toast, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import type { ToBasket } from '../../features/basket/skip-to-basket'
import type { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { useBasketActions } from '../../features/basket/use-basket'
import type { CardSection } from '../../features/item/item.data'
import type { ItemDetails } from '../../features/item/use-item-details'
import type { Ordering } from '../../features/restaurant-header/ordering.model'
import type { BasketExtrasProps } from './basket-extras'
import { focusDish } from './focus-dish'
import type { MenuPageData } from './menu-page.data'
import type { MenuView } from './menu-view'
import { onDemand } from './on-demand'
import type { MenuAddress } from './use-menu-address'
import { MENU_PAGE_WORDS } from './menu-page.words'

// What opens on top of the menu comes when it is opened.
const OpenItem = onDemand(() => import('./open-item').then((m) => m.OpenItem))
const FilterSheet = onDemand(() => import('./menu-filter-sheet').then((m) => m.MenuFilterSheet))
const BasketSheet = onDemand(() => import('./basket-food-parts').then((m) => m.MenuBasketSheet))
const AllergenSheet = onDemand(() =>
  import('../../features/allergen-table/allergen-sheet').then((m) => m.AllergenSheet),
)
const AfterAdding = onDemand(() => import('../../features/basket/after-adding').then((m) => m.AfterAdding), {
  isExtra: true,
})
const QuestionDialog = onDemand(() => import('../../features/basket/question-dialog').then((m) => m.QuestionDialog))

const toasts = css({ [media(1200)]: { '--toast-lift': '0px' } })
/** Where the basket stands beside the menu, it says so itself. */
const besideBasket = css({ [media(1200)]: { display: 'none' } })

/** A dish that the address opened has nothing to give the focus back to when it closes: its card gets it. */
const useFocusBack = (openId: string | undefined) =>
  useEffect(() => {
    if (openId === undefined) return
    return () => {
      if (document.activeElement === document.body) focusDish(openId)
    }
  }, [openId])

interface MenuOverlaysProps {
  readonly data: MenuPageData
  /** Its dishes as they are now. */
  readonly sections: readonly CardSection[]
  readonly ordering: Ordering
  readonly address: MenuAddress
  readonly details: ItemDetails
  readonly adding: ReturnType<typeof useAddToBasket>
  readonly extras: BasketExtrasProps
  readonly toBasket: ToBasket
  /** As somebody's filters make it. */
  readonly view: MenuView | null
}

/** What lies on top of the menu: a dish, the basket, a question, a word about what was added. */
export const MenuOverlays = ({
  data,
  sections,
  ordering,
  address,
  details,
  adding,
  extras,
  toBasket,
  view,
}: MenuOverlaysProps) => {
  const { added, message, question } = adding
  const { overlay, close: onClose } = address
  const words = useWords(MENU_PAGE_WORDS)
  const cards = sections.flatMap(({ items }) => items)
  const card = overlay.kind === 'item' ? cards.find(({ slug }) => slug === overlay.slug) : undefined
  const isMissing = card !== undefined && details.detailsOf(card.slug) === null
  const { bring } = details
  const undo = message?.undo ?? null
  const notice = useStore('basket', (basket) => basket.notice)
  const { dismissNotice } = useBasketActions()
  /** What became of the basket without the customer's doing is read in it, and where it is out of sight, here. */
  const news = message === null && overlay.kind !== 'basket' ? notice : null
  useFocusBack(card?.id)
  useEffect(() => {
    if (isMissing) bring()
  }, [isMissing, bring])

  return (
    <>
      <Toast
        css={[toasts, (message?.isInBasket === true || news !== null) && besideBasket]}
        icon={message?.isFailure === true ? <WarningFillIcon size={22} /> : undefined}
        action={
          news !== null
            ? { label: words.ok, onPress: dismissNotice }
            : undo === null
              ? undefined
              : {
                  label: words.undo,
                  onPress: () => {
                    // The button goes with its words.
                    if (added !== null) focusDish(added.dishId)
                    undo()
                  },
                }
        }
      >
        {message?.words ?? news}
      </Toast>
      {overlay.kind === 'item' && (
        <OpenItem
          card={card}
          cards={cards}
          lineId={overlay.line}
          toAllergens={address.toAllergens}
          {...{ data, ordering, details, adding, onClose }}
        />
      )}
      {overlay.kind === 'filters' && (
        <FilterSheet
          dietsHere={cards.flatMap(({ diets }) => diets)}
          remaining={view?.count ?? cards.length}
          safe={view?.counts?.safe}
          toAllergens={address.toAllergens}
          onClose={onClose}
        />
      )}
      {address.areAllergensShown && (
        <AllergenSheet
          sections={sections}
          dishOf={details.detailsOf}
          bring={bring}
          hasFailed={details.hasFailed}
          reference={details.reference}
          onRetry={details.retry}
          onClose={address.closeAllergens}
        />
      )}
      {overlay.kind === 'basket' && <BasketSheet extras={extras} onClose={onClose} />}
      {added !== null && (
        <AfterAdding
          added={added}
          toBasket={toBasket}
          onGone={() => {
            if (undo === added.undo) adding.say(null)
          }}
        />
      )}
      {question !== null && <QuestionDialog question={question} />}
    </>
  )
}
