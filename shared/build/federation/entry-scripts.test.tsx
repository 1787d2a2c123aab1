import { loadScript } from './entry-scripts.js'

const ENTRY = 'https://galo.example/entry.js'

const ask = () => {
  const script = document.createElement('script')
  script.src = ENTRY
  return { script, loaded: loadScript(ENTRY, { createScriptHook: () => script }) }
}

const threw = (filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'no such thing', cancelable: true }))

describe('the script of a remote’s entry', () => {
  it('is asked for in the document, and gone from it when it is here', async () => {
    const { script, loaded } = ask()
    expect(script.parentElement).toBe(document.head)
    script.dispatchEvent(new Event('load'))
    await expect(loaded).resolves.toBeUndefined()
    expect(script.isConnected).toBe(false)
  })

  it('is lost, which may be mended, when it does not come', async () => {
    const { script, loaded } = ask()
    script.dispatchEvent(new Event('error'))
    await expect(loaded).rejects.toThrow('ScriptNetworkError')
  })

  it('is broken, which may not, when it threw; what threw elsewhere is not its own', async () => {
    const { script, loaded } = ask()
    threw(ENTRY)
    script.dispatchEvent(new Event('load'))
    await expect(loaded).rejects.toThrow('ScriptExecutionError')
    const other = ask()
    threw('https://galo.example/main.js')
    other.script.dispatchEvent(new Event('load'))
    await expect(other.loaded).resolves.toBeUndefined()
  })
})
