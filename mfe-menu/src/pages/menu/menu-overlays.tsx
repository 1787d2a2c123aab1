import { useEffect } from 'react'
import type { BasketItem } from '@galo/contracts/basket'
import type { MenuItem } from '@galo/contracts/menu'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { media, Toast, WarningFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { ToBasket } from '../../features/basket/skip-to-basket'
import type { CardSection } from '../../features/item/item.data'
import type { ItemDetails } from '../../features/item/use-item-details'
import type { Ordering } from '../../features/restaurant-header/ordering.model'
import { orderingWords } from '../../features/restaurant-header/ordering-notice.model'
import type { BasketExtrasProps } from './basket-extras'
import type { MenuPageData } from './menu-page.data'
import { onDemand } from './on-demand'
import type { MenuAddress, MenuOverlay } from './use-menu-address'
import { MENU_PAGE_WORDS } from './menu-page.words'

// What opens on top of the menu comes when it is opened.
const ItemSheet = onDemand(() => import('../../features/item/item-sheet').then((m) => m.ItemSheet))
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

/** The line of the basket that the address names, if it is here: of this restaurant, and of the dish it says. */
const useLineToChange = (overlay: MenuOverlay, restaurantId: string): BasketItem | null =>
  useStore('basket', ({ signed, restaurant }) => {
    if (overlay.kind !== 'item' || overlay.line === undefined || restaurant?.id !== restaurantId) return null
    return signed?.data.menu_items.find(({ id, slug }) => id === overlay.line && slug === overlay.slug) ?? null
  })

const madeUp = ({ quantity, modifiers }: BasketItem) => ({
  quantity,
  selection: Object.fromEntries(modifiers.map(({ id, choices }) => [id, choices.map((choice) => choice.id)])),
})

/** What the basket says has sold out of a line: the page may have been read before that. */
const goneOf = ({ modifiers }: BasketItem, dish: MenuItem): readonly string[] => {
  const gone = modifiers.flatMap(({ choices }) => choices.filter((choice) => choice.out_of_stock).map(({ id }) => id))
  return dish.modifiers
    .flatMap(({ choices }) => choices)
    .flatMap(({ id, itemId }) => (itemId !== undefined && gone.includes(id) ? [itemId] : []))
}

/** A dish that the address opened has nothing to give the focus back to when it closes: its card gets it. */
const useFocusBack = (openId: string | undefined) =>
  useEffect(() => {
    if (openId === undefined) return
    return () => {
      if (document.activeElement !== document.body) return
      document.getElementById(`dish-${openId}`)?.querySelector('a')?.focus({ preventScroll: true })
    }
  }, [openId])

interface MenuOverlaysProps {
  readonly data: MenuPageData
  /** Its dishes as they are now. */
  readonly sections: readonly CardSection[]
  readonly ordering: Ordering
  readonly address: MenuAddress
  readonly details: ItemDetails
  readonly extras: BasketExtrasProps
  readonly toBasket: ToBasket
}

/** What lies on top of the menu: a dish, the basket, a question, a word about what was added. */
export const MenuOverlays = ({ data, sections, ordering, address, details, extras, toBasket }: MenuOverlaysProps) => {
  const { add, replace, added, message, question } = extras.adding
  const { overlay, close: onClose } = address
  const locale = useLocale()
  const words = useWords(MENU_PAGE_WORDS)
  const cards = sections.flatMap(({ items }) => items)
  const card = overlay.kind === 'item' ? cards.find(({ slug }) => slug === overlay.slug) : undefined
  const line = useLineToChange(overlay, data.restaurant.id)
  const item: MenuItem | null = card === undefined ? null : details.detailsOf(card.slug)
  const isMissing = card !== undefined && item === null
  const { bring } = details
  useFocusBack(card?.id)
  useEffect(() => {
    if (isMissing) bring()
  }, [isMissing, bring])

  return (
    <>
      <Toast
        css={[toasts, message?.isInBasket === true && besideBasket]}
        icon={message?.isFailure === true ? <WarningFillIcon size={22} /> : undefined}
        action={message === null || message.undo === null ? undefined : { label: words.undo, onPress: message.undo }}
      >
        {message?.words}
      </Toast>
      {card !== undefined && (
        <ItemSheet
          key={`${card.id} ${line?.id ?? ''}`}
          before={line === null ? undefined : madeUp(line)}
          card={card}
          item={item}
          failed={details.hasFailed(card.slug)}
          reference={details.reference}
          onRetry={details.retry}
          fulfilmentType={data.fulfilmentType}
          unavailable={
            new Set([...data.unavailableItemIds, ...(line === null || item === null ? [] : goneOf(line, item))])
          }
          others={{
            dishOf: details.dishOf,
            bring,
            haveFailed: details.hasFailed(''),
            retry: details.retry,
          }}
          toAllergens={address.toAllergens}
          pictureOf={(itemId) => cards.find(({ id }) => id === itemId)?.picture.url}
          notOrderable={orderingWords(ordering, data.restaurant, locale)}
          onAdd={
            ordering.kind !== 'ready'
              ? undefined
              : (request) =>
                  line === null
                    ? add({ item: request, picture: card.picture.url, forAdults: card.ageRestricted })
                    : replace(line.id, request)
          }
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
      {added !== null && <AfterAdding added={added} toBasket={toBasket} />}
      {question !== null && <QuestionDialog question={question} />}
    </>
  )
}
