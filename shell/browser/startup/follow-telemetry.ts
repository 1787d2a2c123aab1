import type { AppEnvironment } from '../app-environment'
import { afterLoad } from './after-load'

/** What is kept on the device by leave alone. */
const REMEMBERED = ['purchase', 'recordedBrowser', 'recordedVisit'] as const

/** Counting and recording (K09, K10): their code comes once somebody has said yes, and after the page; once more to forget, where a no was said without it. */
export const followTelemetry = (environment: AppEnvironment): void => {
  const { state, visit } = environment
  const consent = state.read('consent')
  const kept = (how: 'getState' | 'getInitialState') =>
    JSON.stringify(REMEMBERED.map((name) => state.read(name)[how]()))
  let isWanted = false
  const look = () => {
    const { analytics, recording } = consent.getState()
    if (
      isWanted ||
      !(analytics || recording || kept('getState') !== kept('getInitialState')) ||
      visit.config.environment === 'cicd'
    )
      return
    isWanted = true
    const begin = async () => (await import('../telemetry/start-telemetry')).startTelemetry(environment, Date.now)
    afterLoad(() => void begin().catch(() => (isWanted = false)))
  }
  look()
  consent.subscribe(look)
}
