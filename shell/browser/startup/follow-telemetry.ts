import type { AppEnvironment } from '../app-environment'
import { afterLoad } from './after-load'

/** Counting and recording (K09, K10): their code comes once somebody has said yes, and after the page; once more to forget, where a no was said without it. */
export const followTelemetry = (environment: AppEnvironment): void => {
  const { state, visit } = environment
  const consent = state.read('consent')
  const { decidedAt } = consent.getState()
  let isWanted = false
  const look = () => {
    const { analytics, recording } = consent.getState()
    const kept = state.read('purchase').getState().purchaseId ?? state.read('recordedBrowser').getState().id
    if (isWanted || !(analytics || recording || kept) || visit.config.environment === 'cicd') return
    isWanted = true
    const begin = async () =>
      (await import('../telemetry/start-telemetry')).startTelemetry(environment, decidedAt, Date.now)
    afterLoad(() => void begin().catch(() => (isWanted = false)))
  }
  look()
  consent.subscribe(look)
}
