import remote from '../../remote'
import routes from './routes'

it('exposes exactly the pages it describes to the shell', () => {
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(remote.pages).sort())
})
