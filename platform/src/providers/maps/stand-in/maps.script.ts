import { fileURLToPath } from 'node:url'
import { bundleScripts } from '../../../kernel/http/bundle-scripts'

const FOLDER = fileURLToPath(new URL('./browser', import.meta.url))

let bundled: ReturnType<typeof bundleScripts> | undefined

/** The script as pages load it: bundled from its sources on the first request. It is told whether its key may be used. */
export const mapsScript = async (isAuthorised: boolean): Promise<string> => {
  bundled ??= bundleScripts(FOLDER, { main: 'main.ts' })
  return `window.__galoMapsIsAuthorised=${isAuthorised};${(await bundled).get('main') ?? ''}`
}
