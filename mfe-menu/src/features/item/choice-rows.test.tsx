import { aHalfChicken, renderScreen, screen, within } from '@galo/testing'
import { toItemCard } from './item.model'
import { ItemSheet } from './item-sheet'

const chicken = aHalfChicken()
const card = toItemCard(chicken, 'COLLECTION', false)

describe('a customer with a keyboard who takes a side out again', () => {
  it('is still at that side, not at the top of the page', async () => {
    if (card === null) throw new Error('A half chicken is sold for collection')
    const { user } = renderScreen(
      <ItemSheet
        card={card}
        item={chicken}
        failed={false}
        onRetry={() => {}}
        fulfilmentType="COLLECTION"
        unavailable={new Set()}
        pictureOf={() => undefined}
        onAdd={async () => ({ kind: 'asked' })}
        onClose={() => {}}
      />,
      { owner: 'mfe-menu', at: '/order/menu/galo-deansgate' },
    )
    const dish = within(screen.getByRole('dialog', { name: 'Half chicken' }))
    await user.click(dish.getByRole('radio', { name: /With two regular sides/ }))
    const [side] = dish.getAllByRole('checkbox')
    side?.focus()
    await user.keyboard(' ')
    dish.getByRole('button', { name: /^Remove / }).focus()
    await user.keyboard('{Enter}')
    expect(side).not.toBeChecked()
    expect(side).toHaveFocus()
  })
})
