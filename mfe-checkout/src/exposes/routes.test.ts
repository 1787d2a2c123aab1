import routes from './routes'

interface Declared {
  readonly pages: readonly { readonly id: string; readonly path: string }[]
}

it('exposes exactly the pages it declares to the shell', async () => {
  const declaration = '../../module-federation.config.mjs'
  const { default: declared } = (await import(declaration)) as { readonly default: Declared }
  const exposed = routes.map(({ id, path }) => ({ id, path }))
  expect(exposed).toEqual(declared.pages.map(({ id, path }) => ({ id, path })))
})
