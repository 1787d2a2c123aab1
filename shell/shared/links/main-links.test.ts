import { HEADER_WORDS } from './header.words'
import { linksOf } from './link-table'
import { LINK_WORDS } from './links.words'
import { MAIN_LINKS } from './main-links'

describe.each(['UK', 'IE'] as const)('the header’s links in %s', (market) => {
  it.each(MAIN_LINKS)('lead for $id to a page of that part, called as in the footer', ({ id, path, by }) => {
    const group = linksOf(market).find((one) => one.id === id)
    expect(group?.links).toContainEqual(expect.objectContaining({ path, by }))
    expect(HEADER_WORDS.en.parts[id]).toBe(LINK_WORDS.en.groups[id])
  })
})
