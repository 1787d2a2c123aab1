import remote from '../../remote'
import { pages } from './server'

it('has exactly the pages that are described to the shell', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(Object.keys(remote.pages).sort())
})
