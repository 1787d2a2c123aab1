import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CONTRACT_VERSIONS, SPOKEN_BY_SHELL } from '@galo/contracts/contract-versions'
import { releaseDocumentSchema, type Release, type ReleaseDocument } from '@galo/contracts/release'

export const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A remote's release, `1.0.0`, unless said otherwise. */
export const aRelease = (app: string, extras: Partial<Release['extras']> = {}, version = '1.0.0'): Release => ({
  url: `/order/assets/${app}/${version}/entry.js`,
  metadata: { integrity: sha384('entry'), version },
  deployment: { traffic: 100, default: true },
  extras: {
    role: app === 'shell' ? 'shell' : 'remote',
    folder: `${app}/${version}`,
    entry: ['entry.js'],
    files: { 'entry.js': sha384('entry') },
    exposes: {},
    pages: [],
    fragments: [],
    stores: {},
    facts: {},
    flags: {},
    contracts: CONTRACT_VERSIONS,
    ...(app === 'shell' && { speaks: SPOKEN_BY_SHELL }),
    ...extras,
  },
})

/** The releases by app, as they are published. */
export const aDocument = (releases: Readonly<Record<string, Release>>): ReleaseDocument =>
  releaseDocumentSchema.parse({
    schema: 'v1',
    microFrontends: Object.fromEntries(Object.entries(releases).map(([app, release]) => [`@galo/${app}`, [release]])),
  })

export interface Folder {
  readonly path: string
  write(file: string, text: string): Promise<void>
  remove(): Promise<void>
}

export const aFolder = async (): Promise<Folder> => {
  const path = await mkdtemp(join(tmpdir(), 'galo-shell-'))
  return {
    path,
    async write(file, text) {
      await mkdir(dirname(join(path, file)), { recursive: true })
      await writeFile(join(path, file), text)
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}
