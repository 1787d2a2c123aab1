import { currentSection } from './section-nav.model'

const sees = (...ids: string[]) => new Map(ids.map((id) => [id, { isIntersecting: true }]))

describe('currentSection', () => {
  it('is the first of those in sight, in the order of the menu', () => {
    expect(currentSection(['chicken', 'sides', 'sweet'], sees('sweet', 'sides'))).toBe('sides')
  })

  it('is nobody between two sections', () => {
    expect(currentSection(['chicken'], new Map([['chicken', { isIntersecting: false }]]))).toBeNull()
  })
})
