import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { releaseDocumentSchema, type Release, type ReleaseDocument } from '@galo/contracts/release'

interface Given extends Partial<Release['extras']> {
  readonly traffic?: number
  readonly isDefault?: boolean
}

/** The only release of an app, unless it is given another share. */
export const aRelease = (
  app: string,
  version: string,
  { traffic = 100, isDefault = traffic > 50, ...extras }: Given = {},
): Release => ({
  url: `/order/assets/${app}/${version}/entry.js`,
  metadata: { integrity: 'sha256-abc', version },
  deployment: { traffic, default: isDefault },
  extras: {
    role: app === 'shell' ? 'shell' : 'remote',
    folder: `${app}/${version}`,
    entry: ['entry.js'],
    files: { 'entry.js': 'sha256-abc' },
    exposes: {},
    pages: [],
    fragments: [],
    stores: {},
    facts: {},
    flags: {},
    contracts: CONTRACT_VERSIONS,
    ...extras,
  },
})

export const aDocument = (
  releases: Readonly<Record<string, readonly Release[]>>,
  extras: { serial: number; expiresAt: string } = { serial: 1, expiresAt: '2027-01-01T00:00:00Z' },
): ReleaseDocument =>
  releaseDocumentSchema.parse({
    schema: 'v1',
    microFrontends: Object.fromEntries(
      Object.entries({ shell: [aRelease('shell', '1')], ...releases }).map(([app, all]) => [`@galo/${app}`, all]),
    ),
    extras,
  })
