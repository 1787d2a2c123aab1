import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { storesInUse } from '@galo/build/descriptions'
import { BrowserRouter } from '@galo/navigation'
import { createState, StateProvider } from '@galo/state'
import { renderScreen, screen } from '@galo/testing'
import { halfChickenSheet } from '../../test/item-sheet.fixture'

const hasFacts = () => screen.queryByRole('region', { name: 'Allergens with these choices' }) !== null

describe('what is in a dish', () => {
  it('comes once the sheet that opens is shown with its questions', () => {
    const shown: boolean[] = []
    const sheet = <Profiler id="sheet" onRender={() => shown.push(hasFacts())} children={halfChickenSheet()} />
    renderScreen(sheet, { owner: 'mfe-menu' })
    expect(shown).toEqual([false, true])
  })

  it('is in the server’s page at once', () => {
    const html = renderToString(
      <StateProvider state={createState(storesInUse())}>
        <BrowserRouter>{halfChickenSheet()}</BrowserRouter>
      </StateProvider>,
    )
    expect(html).toContain('Allergens with these choices')
  })
})
