import { currentSection, readingLine } from './section-nav.model'

const PLACES = [
  { id: 'starters', top: -900 },
  { id: 'chicken', top: 40 },
  { id: 'burgers', top: 700 },
]

describe('currentSection', () => {
  it('is the section that has come up to the bar, not the one that has just gone by', () => {
    expect(currentSection(PLACES, 61)).toBe('chicken')
  })

  it('is the first one at the top of the page, above its heading', () => {
    expect(currentSection([{ id: 'starters', top: 300 }], 61)).toBe('starters')
  })

  it('is nothing on a menu without sections', () => {
    expect(currentSection([], 61)).toBeNull()
  })
})

describe('readingLine', () => {
  const WINDOW = { windowPx: 812, coveredPx: 61 }

  it('is just under the bar while there is more than a screenful to come', () => {
    expect(readingLine({ ...WINDOW, leftPx: 5_000 })).toBe(61)
  })

  it('is the foot of the window at the end of the page, where the last section can’t come up', () => {
    expect(readingLine({ ...WINDOW, leftPx: 0 })).toBe(812)
  })

  it('never goes back up on the way there', () => {
    const lines = [900, 751, 600, 300, 10, 0, -3].map((leftPx) => readingLine({ ...WINDOW, leftPx }))
    expect([...lines].sort((one, other) => one - other)).toEqual(lines)
  })
})
