import { storesInUse } from '@galo/build/descriptions'
import { createState, type State } from '@galo/state'
import type { AppEnvironment } from '../app-environment'
import { startTelemetry } from '../telemetry/start-telemetry'
import { aVisit } from '../test/a-visit'
import { followTelemetry } from './follow-telemetry'

jest.mock('../telemetry/start-telemetry', () => ({ startTelemetry: jest.fn() }))

const YES = { analytics: true, recording: false, decidedAt: 1 }

describe('followTelemetry', () => {
  const started = jest.mocked(startTelemetry)
  const open = (environment: 'local' | 'cicd' = 'local', remember: (state: State) => void = () => {}) => {
    const visit = aVisit()
    const state = createState(storesInUse())
    remember(state)
    const config = { ...visit.config, environment }
    followTelemetry({ state, visit: { ...visit, config } } as unknown as AppEnvironment)
    return state.write('consent')
  }
  beforeEach(() => {
    jest.useFakeTimers()
    started.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it('asks for no code while nobody has said yes', async () => {
    const consent = open()
    consent.setState({ analytics: false, recording: false, decidedAt: 1 })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(started).not.toHaveBeenCalled()
  })

  it('begins once after a yes, some time after the page is here', async () => {
    const consent = open()
    consent.setState(YES)
    consent.setState({ ...YES, recording: true })
    await jest.advanceTimersByTimeAsync(1_100)
    expect(started).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect(started).toHaveBeenCalledTimes(1)
  })

  it.each<[string, (state: State) => void]>([
    ['a browser', (state) => state.write('recordedBrowser').setState({ id: 'p-1' })],
    ['a visit', (state) => state.write('recordedVisit').setState({ id: 'v-1' })],
    ['an order', (state) => state.write('purchase').setState({ purchaseId: 'o-1' })],
    ['an order that was only looked at', (state) => state.write('purchase').setState({ stageViews: { 'o-1': [] } })],
  ])('comes for who has said no where %s is still remembered, to forget it', async (_, remember) => {
    open('local', remember)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(started).toHaveBeenCalledTimes(1)
  })

  it('counts nobody in a test', async () => {
    open('cicd').setState(YES)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(started).not.toHaveBeenCalled()
  })
})
