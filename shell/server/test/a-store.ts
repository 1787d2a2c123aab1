import { join } from 'node:path'
import type { AStore } from '@galo/testing/stores'
import { parseConfig } from '../config'
import { openStore } from '../releases/release-store'
import type { Folder } from './a-release'

/** What a site whose settings name this store reads from it; what it brings to its own disk lies in `builds` of `folder`. */
export const openIn = (
  { address, environment }: Pick<AStore, 'address' | 'environment'>,
  folder: Folder,
  ...more: Parameters<typeof openStore> extends [unknown, ...infer More] ? More : never
) => {
  const cache = { GALO_RELEASES_CACHE: join(folder.path, 'builds') }
  const settings = { GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_RELEASES: address, ...cache, ...environment }
  return openStore(parseConfig(settings).releases, ...more)
}
