import { useEffect, useEffectEvent, useState } from 'react'
import type { BasketItem } from '@galo/contracts/basket'
import type { MenuItem } from '@galo/contracts/menu'
import { useNow } from '@galo/services'
import { useStore } from '@galo/state'
import { useLocale, useWords } from '@galo/words'
import type { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { useReplaceLine } from '../../features/basket/use-replace-line'
import { DishHeart } from '../../features/favourites/dish-heart'
import type { ItemCard } from '../../features/item/item.data'
import { ItemSheet } from '../../features/item/item-sheet'
import type { ItemDetails } from '../../features/item/use-item-details'
import type { Ordering } from '../../features/restaurant-header/ordering.model'
import { orderingWords } from '../../features/restaurant-header/ordering-notice.model'
import type { MenuPageData } from './menu-page.data'
import type { MenuAddress } from './use-menu-address'
import { OPEN_ITEM_WORDS } from './open-item.words'

const madeUp = ({ id: line, quantity, modifiers }: BasketItem) => ({
  line,
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

/** Choices whose names were told as gone when the dish was refused, by the dishes they are portions of. */
const refusedOf = (dish: MenuItem, soldOut: ReadonlySet<string>): readonly string[] =>
  dish.modifiers
    .flatMap(({ choices }) => choices)
    .flatMap(({ displayName, itemId }) => (itemId !== undefined && soldOut.has(displayName) ? [itemId] : []))

/** The line of the basket that the address names, if it is here: of this restaurant, and of the dish it says. */
const useLineToChange = (lineId: string | undefined, dish: string, restaurantId: string): BasketItem | null =>
  useStore('basket', ({ signed, restaurant }) => {
    if (lineId === undefined || restaurant?.id !== restaurantId) return null
    return signed?.data.menu_items.find(({ id, slug }) => id === lineId && slug === dish) ?? null
  })

/** The same as it was last, where it has been taken out since, in another tab: what is being made up here is nobody’s to throw away. */
const useLineBefore = (here: BasketItem | null, lineId: string | undefined): BasketItem | null => {
  const [last, setLast] = useState(here)
  if (here !== null && here !== last) setLast(here)
  return here ?? (last?.id === lineId ? last : null)
}

interface OpenItemProps {
  /** `undefined` where this menu has no such dish. */
  readonly card: ItemCard | undefined
  readonly cards: readonly ItemCard[]
  /** The line of the basket that is to be made up anew, as the address says it. */
  readonly lineId: string | undefined
  readonly data: MenuPageData
  readonly ordering: Ordering
  readonly details: ItemDetails
  readonly adding: Pick<ReturnType<typeof useAddToBasket>, 'add' | 'say' | 'soldOut' | 'noteSoldOut'>
  readonly toAllergens: MenuAddress['toAllergens']
  readonly onClose: () => void
}

/** An address may name what this restaurant doesn’t have, or not any more: that is said, and the menu is where they are. */
const NotOnMenu = ({ adding: { say }, onClose }: Pick<OpenItemProps, 'adding' | 'onClose'>) => {
  const { notOnMenu } = useWords(OPEN_ITEM_WORDS)
  const tell = useEffectEvent(() => {
    say({ words: notOnMenu, undo: null, isFailure: true })
    onClose()
  })
  useEffect(() => tell(), [])
  return null
}

/** The dish that is open on top of the menu, if it has it. */
export const OpenItem = ({ card, ...props }: OpenItemProps) =>
  card === undefined ? <NotOnMenu {...props} /> : <DishOnTop card={card} {...props} />

interface DishOnTopProps extends OpenItemProps {
  readonly card: ItemCard
}

/** To be added, or a line of the basket to be made up anew. */
const DishOnTop = ({ card, cards, lineId, data, ordering, details, adding, toAllergens, onClose }: DishOnTopProps) => {
  const { add, soldOut } = adding
  const now = useNow()
  const replace = useReplaceLine(adding)
  const locale = useLocale()
  const lineHere = useLineToChange(lineId, card.slug, data.restaurant.id)
  const line = useLineBefore(lineHere, lineId)
  const item = details.detailsOf(card.slug)
  const unavailable = new Set([
    ...data.unavailableItemIds,
    ...(item === null ? [] : [...refusedOf(item, soldOut), ...(line === null ? [] : goneOf(line, item))]),
  ])
  return (
    <ItemSheet
      key={`${card.id} ${line?.id ?? ''}`}
      before={line === null ? undefined : madeUp(line)}
      card={card}
      heart={<DishHeart slug={card.slug} name={card.displayName} />}
      cards={cards}
      item={item}
      failed={details.hasFailed(card.slug)}
      reference={details.reference}
      onRetry={details.retry}
      fulfilmentType={data.fulfilmentType}
      unavailable={unavailable}
      others={{
        dishOf: details.dishOf,
        bring: details.bring,
        haveFailed: details.hasFailed(''),
        retry: details.retry,
      }}
      toAllergens={toAllergens}
      pictureOf={(itemId) => cards.find(({ id }) => id === itemId)?.picture.url}
      notOrderable={orderingWords(ordering, data.restaurant, now, locale)}
      onAdd={
        ordering.kind !== 'ready'
          ? undefined
          : (request, isOfAge, crossSell, asked) =>
              lineHere === null
                ? add({
                    item: request,
                    picture: card.picture.url,
                    name: card.displayName,
                    forAdults: card.ageRestricted && !isOfAge,
                    crossSell,
                    ...(asked === undefined ? {} : { asked }),
                  })
                : replace(lineHere.id, { ...request, crossSell })
      }
      onClose={onClose}
    />
  )
}
