import type { Basket, BasketItem, ItemRequest } from '@galo/contracts/basket'
import type { Menu, MenuItem } from '@galo/contracts/menu'
import type { HttpRequest } from '@galo/services'
import { aLine, aSignedBasket, createFakeHttp, type FakeHttp } from '@galo/testing'

/** What a basket call of this remote may carry. */
export const bodyOf = ({ body }: HttpRequest<unknown>) => body as { basket: Basket; item: ItemRequest; item_id: string }

/** The choices of a request as the basket's lines have them. */
export const asChosen = (dish: MenuItem | undefined, modifiers: ItemRequest['modifiers']): BasketItem['modifiers'] =>
  modifiers.map(({ id, choices }) => {
    const modifier = dish?.modifiers.find((candidate) => candidate.id === id)
    return {
      id,
      slug: modifier?.slug ?? '',
      prompt_label: modifier?.promptLabel ?? '',
      choices: choices.map((choiceId) => ({
        id: choiceId,
        slug: choiceId,
        display_name: modifier?.choices.find((choice) => choice.id === choiceId)?.displayName ?? '',
        price: { currency_code: 'GBP' as const, value: 0 },
        eligible_rewards: [],
      })),
    }
  })

/** A platform that keeps one basket: adds lines at £1.20 a dish, changes and removes them. */
export const aKitchen = (start: readonly BasketItem[] = [], menu: Menu = { sections: [] }): FakeHttp => {
  let lines = [...start]
  let made = 0
  const answer = () => aSignedBasket({ menu_items: lines }, `signature-${(made += 1)}`)
  return createFakeHttp({
    'menu.get-menu': () => ({ data: { menu } }),
    'basket.create-basket': () => {
      lines = []
      return answer()
    },
    'basket.add-item': (request) => {
      const { item } = bodyOf(request)
      const dish = menu.sections.flatMap(({ items }) => items).find(({ id }) => id === item.id)
      const modifiers = asChosen(dish, item.modifiers)
      const { quantity } = item
      const names = { menu_item_id: item.id, display_name: dish?.displayName ?? '' }
      lines = [...lines, aLine({ id: `line-${lines.length + 1}`, quantity, modifiers, ...names })]
      return answer()
    },
    'basket.change-item': (request) => {
      const { item } = bodyOf(request)
      lines = lines.map((line) => {
        const total_price = { ...line.price, value: line.price.value * item.quantity }
        if (line.id !== item.id) return line
        const dish = menu.sections.flatMap(({ items }) => items).find(({ id }) => id === line.menu_item_id)
        const modifiers = dish === undefined ? line.modifiers : asChosen(dish, item.modifiers)
        return { ...line, quantity: item.quantity, total_price, modifiers, out_of_stock: false, error: false }
      })
      return answer()
    },
    'basket.remove-item': (request) => {
      lines = lines.filter(({ id }) => id !== bodyOf(request).item_id)
      return answer()
    },
    'basket.validate-basket': () => answer(),
  })
}
