import { storesInUse } from '@galo/build/descriptions'
import { createFlags, type FlagKey } from '@galo/services'
import { createState } from '@galo/state'
import { aCustomerSession } from '@galo/testing'
import { aVisit, createFakeServices } from '../test/a-visit'
import { keepFlags } from './keep-flags'

const key = 'collect-unavailable' as FlagKey
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('what is switched while a page stands', () => {
  let asked: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[]
  let answer: () => Promise<unknown>
  const says = (isOn: boolean) => () =>
    Promise.resolve({
      ok: true,
      headers: new Headers({ etag: `"${isOn}"` }),
      json: async () => ({ flags: { [key]: isOn } }),
    })
  beforeEach(() => {
    asked = []
    answer = says(false)
    Object.assign(AbortSignal, { timeout: () => undefined })
    Object.assign(globalThis, {
      Headers: class extends Map<string, string> {
        constructor(entries: Readonly<Record<string, string>>) {
          super(Object.entries(entries))
        }
      },
      fetch: (_path: string, request: (typeof asked)[number]) => {
        asked.push(request)
        return answer()
      },
    })
  })

  const open = () => {
    const waiting: (() => void)[] = []
    const flags = createFlags({ [key]: false })
    const state = createState(storesInUse())
    const visit = aVisit({ flags: { [key]: false } })
    const heard = jest.fn()
    flags.subscribe(heard)
    keepFlags({ services: { ...createFakeServices(), flags }, state, visit }, { when: (quiet) => waiting.push(quiet) })
    return { flags, state, heard, calm: () => waiting.splice(0).forEach((quiet) => quiet()) }
  }
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }

  it('is shown when nobody has their hands at it, and nobody hears of what is as it was', async () => {
    const { flags, heard, calm } = open()
    await settled()
    calm()
    expect(heard).not.toHaveBeenCalled()
    answer = says(true)
    await comeBack()
    expect(flags.get(key)).toBe(false)
    calm()
    expect(flags.get(key)).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(asked[1]?.headers['if-none-match']).toBe('"false"')
  })

  it('stays where it was while nobody answers', async () => {
    const { flags, heard, calm } = open()
    await settled()
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await comeBack()
    answer = () => Promise.resolve({ ok: false, status: 304 })
    await comeBack()
    calm()
    expect(heard).not.toHaveBeenCalled()
    expect(flags.get(key)).toBe(false)
  })

  it('is asked for with how, where and who, and anew when that is another person', async () => {
    history.replaceState(null, '', '/order/menu/deansgate?fulfilment=collection')
    const { state } = open()
    await settled()
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      context: {
        fulfilment: 'COLLECTION',
        slug: 'deansgate',
        basketSubtotal: 0,
        authenticated: false,
        loyaltyMember: false,
      },
    })
    state.write('session').setState({ status: 'unauthenticated' })
    await settled()
    expect(asked).toHaveLength(1)
    state.write('session').setState(aCustomerSession())
    await settled()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body).toContain('"authenticated":true')
  })

  it('is asked for once more when it turns out to be another person while it is asked for', async () => {
    const { state } = open()
    state.write('session').setState(aCustomerSession())
    await settled()
    await settled()
    expect(asked.map(({ body }) => body.includes('"authenticated":true'))).toEqual([false, true])
  })
})
