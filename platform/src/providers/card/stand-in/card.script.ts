import { fileURLToPath } from 'node:url'
import { bundleScripts } from '../../../kernel/http/bundle-scripts'

const FOLDER = fileURLToPath(new URL('./browser', import.meta.url))
/** The provider's own script, and that of each page its frames show. */
const ENTRIES = {
  v3: 'v3/main.ts',
  field: 'field.ts',
  form: 'form.ts',
  wallets: 'wallets.ts',
  sheet: 'sheet.ts',
  challenge: 'challenge.ts',
}
export type ScriptName = keyof typeof ENTRIES

let bundled: ReturnType<typeof bundleScripts> | undefined

/** A script as pages and frames load it: bundled from its sources on the first request for any of them. */
export const cardScript = async (name: ScriptName): Promise<string> => {
  bundled ??= bundleScripts(FOLDER, ENTRIES)
  return (await bundled).get(name) ?? ''
}
