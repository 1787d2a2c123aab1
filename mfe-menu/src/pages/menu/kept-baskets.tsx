import { shareBasket } from '@galo/contracts/saved-baskets'
import { sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { hasFood } from '../../features/basket/basket.lines'
import { useBasketActions } from '../../features/basket/use-basket'
import { GuestsCanSave } from '../../features/saved-baskets/guests-can-save'
import { SavedBaskets } from '../../features/saved-baskets/saved-baskets'
import { ShareBasket } from '../../features/saved-baskets/share-basket'
import { sharedLink } from '../../features/saved-baskets/share-basket.model'
import { keptFilling } from './kept-filling'
import { useEater } from './use-eater'

/** The link to what is in the basket now, for customers and guests alike. */
const Share = ({ basketId }: { readonly basketId: string }) => {
  const { http } = useServices()
  const { queue } = useBasketActions()
  const restaurant = useStore('basket', (basket) => basket.restaurant)
  const fulfilmentType = useStore('basket', (basket) => basket.fulfilmentType)
  // By its food: a basket that was only handed over or looked at again is the same to who was sent it.
  const contents = useStore('basket', ({ signed }) =>
    JSON.stringify(
      signed?.data.menu_items.map(({ menu_item_id, quantity, modifiers }) => [
        menu_item_id,
        quantity,
        modifiers.map(({ choices }) => choices.map(({ id }) => id)),
      ]),
    ),
  )
  if (restaurant === null) return null
  return (
    <ShareBasket
      contents={contents}
      restaurant={restaurant.name}
      onShare={async () => {
        // Behind what makes it theirs who have just signed in: before, it is nobody's they could share.
        const { id, expires_at } = await queue.run('share', () =>
          http.send(shareBasket, { body: { basket_id: basketId } }),
        )
        const url = sharedLink(location.origin, sitePaths.menu(restaurant.slug, fulfilmentType), id)
        return { url, expiresAt: expires_at }
      }}
    />
  )
}

/** What is kept of a basket: given to somebody by a link, and saved by who has signed in (X03). */
export const KeptBaskets = () => {
  const { createId } = useServices()
  const actions = useBasketActions()
  const eater = useEater()
  const store = useWriter('basket')
  const customerId = useStore('session', ({ user }) => user?.uuid ?? null) ?? null
  const isKnown = useStore('session', ({ status }) => status !== 'loading')
  const basketId = useStore('basket', (basket) => (hasFood(basket) ? (basket.signed?.data.id ?? null) : null))
  const name = useStore('basket', (basket) => basket.name)
  return (
    <>
      {/* Whose it is has to be known first. */}
      {isKnown && basketId !== null && <Share basketId={basketId} />}
      {customerId !== null ? (
        <SavedBaskets
          customerId={customerId}
          basketId={basketId}
          eater={eater}
          name={name}
          inTurn={(work) => actions.queue.run('save', work)}
          onName={(typed) => store.setState({ name: typed })}
          onPutIn={(basket, dishes) => actions.fill(createId(), keptFilling(basket, dishes))}
        />
      ) : (
        isKnown && basketId !== null && <GuestsCanSave />
      )}
    </>
  )
}
