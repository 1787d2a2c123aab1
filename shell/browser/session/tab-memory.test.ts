import { aStorage } from '../test/a-session'
import { createTabMemory } from './tab-memory'

describe('what is remembered beyond the page', () => {
  it('is kept by the tab, and of the person by the device too', () => {
    const [tab, device] = [aStorage(), aStorage()]
    const memory = createTabMemory((where) => (where === 'device' ? device : tab))
    memory.rememberPerson('u-1')
    memory.rememberReload({ expiry: 1, at: 2 })
    memory.rememberSilent({ userId: 'u-1', outcome: 'login_required' })
    expect([memory.person('tab'), memory.person('device')]).toEqual(['u-1', 'u-1'])
    expect(memory.reloadedFor()).toEqual({ expiry: 1, at: 2 })
    expect([memory.silentOutcome('u-1'), memory.silentOutcome('u-2')]).toEqual(['login_required', null])
    expect(Object.keys(device.entries)).toEqual(['galo.person'])
  })

  it('is on the whole device that somebody signed out, until somebody signs in', () => {
    const device = aStorage()
    const aMemory = () => createTabMemory((where) => (where === 'device' ? device : aStorage()))
    aMemory().rememberSignedOut(true)
    expect(aMemory().silentOutcome('anybody')).toBe('login_required')
    aMemory().rememberSignedOut(false)
    expect(aMemory().silentOutcome('anybody')).toBeNull()
  })

  it('is lived without where the browser forbids it', () => {
    const memory = createTabMemory(() => {
      throw new Error('forbidden')
    })
    memory.rememberPerson('u-1')
    memory.rememberSignedOut(true)
    expect([memory.person('tab'), memory.silentOutcome('u-1'), memory.reloadedFor()]).toEqual([null, null, null])
  })

  it('is nothing where somebody else wrote there', () => {
    const storage = aStorage()
    storage.setItem('galo.silent-tried', '{')
    expect(createTabMemory(() => storage).silentOutcome('u-1')).toBeNull()
  })
})
