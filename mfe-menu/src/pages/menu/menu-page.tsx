import { css } from '@emotion/react'
import { lazy, Suspense, useEffect } from 'react'
import { formatMoney } from '@galo/domain'
import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { basketCount, useStore } from '@galo/state'
import { BasketBar, ButtonLink, media, Notice, Page, Text, Toast, ToastRegion } from '@galo/ui'
import { BasketPanel } from '../../features/basket/basket-panel'
import { moneyOf } from '../../features/basket/basket.model'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import type { ItemCard } from '../../features/item/item.data'
import { KCAL_SENTENCE } from '../../features/item/item.words'
import { MenuSection } from '../../features/item/menu-section'
import { useItemDetails } from '../../features/item/use-item-details'
import { RestaurantHeader } from '../../features/restaurant-header/restaurant-header'
import { SectionNav } from '../../features/section-nav/section-nav'
import type { MenuPageData } from './menu-page.data'
import { useMenuAddress } from './use-menu-address'

// What opens on top of the menu comes when it is opened.
const ItemSheet = lazy(() => import('../../features/item/item-sheet').then((m) => ({ default: m.ItemSheet })))
const BasketSheet = lazy(() => import('../../features/basket/basket-sheet').then((m) => ({ default: m.BasketSheet })))
const StartAgainDialog = lazy(() =>
  import('../../features/basket/start-again-dialog').then((m) => ({ default: m.StartAgainDialog })),
)

/** The first row on the widest screen; on a phone the first screenful. */
const EAGER_PICTURES = 3

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s-6)',
  paddingBlockEnd: 120,
  [media(1200)]: { gridTemplateColumns: 'minmax(0, 1fr) 364px' },
})
const aside = css({
  display: 'none',
  [media(1200)]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 76,
    alignSelf: 'start',
    marginBlockStart: 'var(--s-5)',
    maxHeight: 'calc(100vh - 92px)',
    overflowY: 'auto',
  },
})
const toasts = css({ [media(1200)]: { '--toast-lift': '0px' } })
const small = css({ paddingBlockStart: 'var(--s-6)' })

/** Choose food: the restaurant's dishes, a dish on top, the basket beside or below. */
export const MenuPage = ({ data }: PageProps<MenuPageData>) => {
  const { restaurant, fulfilmentType, sections } = data
  const address = useMenuAddress()
  const basket = useStore('basket', (state) => state)
  const details = useItemDetails(restaurant.id, data.openItem)
  const { add, addFromCard, message, question } = useAddToBasket({
    restaurant: {
      id: restaurant.id,
      slug: restaurant.slug,
      name: restaurant.name,
      address: `${restaurant.streetAddress}, ${restaurant.locality} ${restaurant.postalCode}`,
    },
    fulfilmentType,
  })

  const cards = sections.flatMap(({ items }) => items)
  const { overlay } = address
  const openCard = overlay.kind === 'item' ? cards.find(({ slug }) => slug === overlay.slug) : undefined
  const openItem = openCard === undefined ? null : details.detailsOf(openCard.slug)
  const isMissing = openCard !== undefined && openItem === null
  const { bring } = details
  useEffect(() => {
    if (isMissing) bring()
  }, [isMissing, bring])

  const pictureOf = (itemId: string) => cards.find(({ id }) => id === itemId)?.picture.url
  const quickAdd = (card: ItemCard) =>
    card.quickModifiers === null
      ? address.open({ kind: 'item', slug: card.slug })
      : void addFromCard({
          item: { id: card.id, quantity: 1, modifiers: card.quickModifiers },
          picture: card.picture.url,
        })
  const count = basketCount(basket)

  return (
    <>
      <RestaurantHeader restaurant={restaurant} fulfilmentType={fulfilmentType} />
      <SectionNav sections={sections} />
      <Page css={columns}>
        <div>
          {!restaurant.isOrderable && (
            <Notice
              tone="warn"
              title="Not taking orders right now"
              action={
                <ButtonLink component={Link} to={sitePaths.search()} variant="outline" size="small">
                  Find another Galo
                </ButtonLink>
              }
            >
              You can read the menu, and ring {restaurant.telephone}.
            </Notice>
          )}
          {sections.map((section, index) => (
            <MenuSection
              key={section.id}
              {...section}
              eagerPictures={index === 0 ? EAGER_PICTURES : 0}
              linkTo={({ slug }) => ({ to: address.hrefOf({ kind: 'item', slug }), state: { menuOverlay: true } })}
              onLook={bring}
              onAdd={restaurant.isOrderable ? quickAdd : undefined}
            />
          ))}
          <Text css={small} size="small" tone="soft">
            {KCAL_SENTENCE}. Allergens are listed with each dish; everything is grilled on shared coals.
          </Text>
        </div>
        <aside css={aside} aria-label="Basket">
          <BasketPanel variant="aside" />
        </aside>
      </Page>

      {count > 0 && basket.signed !== null && (
        <BasketBar
          component={Link}
          to={address.hrefOf({ kind: 'basket' })}
          state={{ menuOverlay: true }}
          count={count}
          total={formatMoney(moneyOf(basket.signed.data.totals.grand_total))}
          hideFrom={1200}
        />
      )}
      <ToastRegion css={toasts}>
        {message !== null && (
          <Toast {...(message.undo === null ? {} : { action: { label: 'Undo', onPress: message.undo } })}>
            {message.words}
          </Toast>
        )}
      </ToastRegion>
      <Suspense fallback={null}>
        {openCard !== undefined && (
          <ItemSheet
            key={openCard.id}
            card={openCard}
            item={openItem}
            failed={details.failed}
            onRetry={bring}
            fulfilmentType={fulfilmentType}
            unavailable={new Set(data.unavailableItemIds)}
            pictureOf={pictureOf}
            onAdd={restaurant.isOrderable ? (item) => add({ item, picture: openCard.picture.url }) : undefined}
            onClose={address.close}
          />
        )}
        {overlay.kind === 'basket' && <BasketSheet onClose={address.close} />}
        {question !== null && <StartAgainDialog question={question} />}
      </Suspense>
    </>
  )
}
