import { Link, useLocation } from '@galo/navigation'
import { aMenu, aMenuItem, aMenuSection, renderScreen, screen } from '@galo/testing'
import { Profiler } from 'react'
import { splitAvailability, toCardSections } from '../../pages/menu/menu-page.model'
import { MenuSections } from './menu-sections'

const NAMES = ['Chicken', 'Burgers', 'Sides', 'Dips', 'Drinks']
const sections = toCardSections(
  aMenu({
    sections: NAMES.map((name) =>
      aMenuSection({
        id: name,
        displayName: name,
        items: [aMenuItem({ slug: name, displayName: `A dish of ${name}` })],
      }),
    ),
  }).sections,
  'COLLECTION',
  splitAvailability([]),
)
const linkTo = (slug: string) => ({ to: `?item=${slug}` })
const dishes = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

const commits: number[] = []

const HopToMenu = ({ to }: { readonly to: string }) =>
  useLocation().search === '' ? (
    <Link to={to}>To the menu</Link>
  ) : (
    <Profiler id="menu" onRender={() => commits.push(dishes().length)}>
      <MenuSections sections={sections} linkTo={linkTo} onLook={() => {}} onAdd={undefined} />
    </Profiler>
  )

/** How many dishes stood on the page after each of its commits. */
const hop = async (to = '?fulfilment=collection') => {
  commits.length = 0
  const { user } = renderScreen(<HopToMenu to={to} />, { owner: 'mfe-menu', at: '/order/menu/galo-deansgate' })
  await user.click(screen.getByRole('link'))
  await screen.findByRole('link', { name: 'A dish of Drinks' })
  return commits
}

describe('the dishes of a menu that is hopped to', () => {
  it('are those of its first sections at first, under the headings of all, and then of one more at a time', async () => {
    expect(await hop()).toEqual([2, 3, 4, NAMES.length])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(NAMES)
  })

  it('are all there for who comes to a section by its name', async () => {
    expect((await hop('?fulfilment=collection#Drinks'))[0]).toBe(NAMES.length)
  })
})
