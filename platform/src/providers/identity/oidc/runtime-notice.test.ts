/** What a start says when the library is loaded, and then somebody else warns. */
const saidBy = async (load: () => Promise<unknown>): Promise<string> => {
  const said = jest.spyOn(console, 'warn').mockImplementation()
  await load()
  console.warn('something else')
  const words = said.mock.calls.flat().join('\n')
  said.mockRestore()
  return words
}

it('A start says nothing about the Node it runs with, and goes on to say what matters', async () =>
  expect(await saidBy(() => import('./oidc-provider'))).toBe('something else'))
