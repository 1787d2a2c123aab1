import type { FraudClient, FraudLoad, FraudSettings } from './fraud.port'

declare global {
  interface Window {
    /** What the service's script defines. */
    Sigmund?: { readonly start: (settings: FraudSettings) => FraudClient }
  }
}

/** What has not come by then does not come: a script says nothing of a line that hangs. */
const PATIENCE_MS = 5_000

const addScript = ({ key, apiUrl }: FraudSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = `${apiUrl}/v1/client.js?${new URLSearchParams({ key })}`
    const giveUp = (): void => {
      clearTimeout(waiting)
      script.remove()
      reject(new Error('The fraud script could not be loaded'))
    }
    const waiting = setTimeout(giveUp, PATIENCE_MS)
    script.addEventListener('error', giveUp)
    script.addEventListener('load', () => {
      clearTimeout(waiting)
      resolve()
    })
    document.head.append(script)
  })

const start = async (settings: FraudSettings): Promise<FraudLoad> => {
  try {
    await addScript(settings)
    const client = window.Sigmund?.start(settings)
    return client === undefined
      ? { kind: 'blocked', reason: 'The fraud script defined nothing' }
      : { kind: 'ready', client }
  } catch (error) {
    return { kind: 'blocked', reason: error instanceof Error ? error.message : String(error) }
  }
}

const loads = new Map<string, Promise<FraudLoad>>()

/** One script tag per page, whoever asks first; it never rejects. What was blocked stays so for the visit: paying goes on without it. */
export const loadFraud = (settings: FraudSettings): Promise<FraudLoad> => {
  const name = `${settings.apiUrl} ${settings.key}`
  const known = loads.get(name)
  if (known !== undefined) return known
  const load = start(settings)
  loads.set(name, load)
  return load
}
