import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { basketCount } from '@galo/contracts/basket'
import { isSameWay, type ChosenFulfilment } from '@galo/domain'
import { usePublish } from '@galo/events'
import { sitePaths, useNavigate } from '@galo/navigation'
import { useAppState, useWriter } from '@galo/state'
import type { ChoosingDialogProps, House, Question } from './choosing-dialog'
import type { BasketAtHand, Standing, SwitchedOff } from './choosing.model'

interface Asked {
  readonly question: Question
  readonly house: House
  readonly Dialog: ComponentType<ChoosingDialogProps>
}

interface ChoosingFor {
  readonly way: ChosenFulfilment
  readonly switchedOff: SwitchedOff
  readonly menuOf: (slug: string) => string
  /** The same search for collection, where that can be had; else `null`. */
  readonly collectInstead: string | null
}

/** With which somebody wants another tab, or a file: the link's own business. */
const isElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

/**
 * Choosing a restaurant: it is stored and published, and the link leads to its menu. What has to be said first lies over the list; it is said
 * once, unless a basket would go. Where its code doesn't come the link is followed: the menu says the same.
 */
export const useChoosing = ({ way, switchedOff, menuOf, collectInstead }: ChoosingFor) => {
  const restaurant = useWriter('restaurant')
  const state = useAppState()
  const publish = usePublish()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const told = useRef(new Set<string>())
  const pressed = useRef(0)

  const choose = ({ id, slug, name }: House, startsAgain = false) => {
    restaurant.setState({ selected: { id, slug, name } })
    publish('restaurant.selected', { restaurantId: id, fulfilment: way, startsAgain })
  }

  const basketAtHand = (): BasketAtHand | null => {
    const basket = state.read('basket')?.getState()
    if (basket === undefined || basketCount(basket) === 0 || basket.restaurant === null) return null
    return { restaurant: basket.restaurant, fulfilmentType: basket.fulfilmentType }
  }

  const goOn = (house: House) => {
    choose(house)
    navigate(menuOf(house.slug))
  }

  /** What a press on a restaurant's link does: where nothing can stand in the way, nothing but to follow it. */
  const press = (event: MouseEvent, house: House, standing: Standing): void => {
    const basket = basketAtHand()
    const isOfHere = basket === null || (basket.restaurant.id === house.id && isSameWay(basket.fulfilmentType, way))
    const mine = (pressed.current += 1)
    if ((standing.kind === 'takes' && isOfHere) || isElsewhere(event)) return choose(house)
    event.preventDefault()
    import('./late-choosing').then(
      ({ ChoosingDialog: Dialog, verdictOn }) => {
        if (mine !== pressed.current) return
        const verdict = verdictOn({ id: house.id, standing, way }, { switchedOff, basket })
        const key = `${house.id} ${way} ${verdict.kind}`
        if (verdict.kind === 'go' || told.current.has(key)) return goOn(house)
        if (verdict.kind !== 'basket-would-go') told.current.add(key)
        setAsked({ question: verdict, house, Dialog })
      },
      () => {
        if (mine === pressed.current) goOn(house)
      },
    )
  }

  const close = () => setAsked(null)
  const dialogOf = ({ question, house, Dialog }: Asked): ReactNode => (
    <Dialog
      question={question}
      house={house}
      menu={menuOf(house.slug)}
      collectInstead={collectInstead}
      onGo={() => {
        close()
        choose(house)
      }}
      onStartAgain={() => {
        close()
        choose(house, true)
        navigate(menuOf(house.slug))
      }}
      onKeep={() => {
        close()
        if (question.kind !== 'basket-would-go') return
        const { restaurant: own, fulfilmentType } = question.basket
        navigate(sitePaths.menu(own.slug, fulfilmentType))
      }}
      onClose={close}
    />
  )
  return { press, dialog: asked && dialogOf(asked) }
}
