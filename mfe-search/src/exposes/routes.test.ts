import routes from './routes'

interface Declared {
  readonly pages: readonly { readonly id: string; readonly path: string }[]
}

it('exposes exactly the pages it declares to the shell', async () => {
  const declaration = '../../module-federation.config.mjs'
  const { default: declared } = (await import(declaration)) as { readonly default: Declared }
  const exposed = routes.map(({ id, path }) => ({ id, path }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(exposed.sort(byId)).toEqual(declared.pages.map(({ id, path }) => ({ id, path })).sort(byId))
})
