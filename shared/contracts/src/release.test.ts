import { CONTRACT_VERSIONS } from './contract-versions'
import { releaseDocumentSchema } from './release'

const release = {
  url: '/order/assets/mfe-menu/0.1.0-abc/remoteEntry.js',
  metadata: { integrity: 'sha384-abc/+=', version: '0.1.0-abc' },
  deployment: { traffic: 100, default: true },
  extras: {
    role: 'remote',
    folder: 'mfe-menu/0.1.0-abc',
    entry: ['remoteEntry.js'],
    files: { 'remoteEntry.js': 'sha384-abc' },
    exposes: { './menu.restaurant': ['menu.js'] },
    pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }],
    fragments: ['basket-sum'],
    stores: { basket: { version: 2, initial: { signed: null }, persist: 'device', otherTabs: true } },
    flags: { 'pin-drop': { purpose: 'A map to show the door on', fallback: true, removeAfter: '2027-06-30' } },
    facts: { 'basket.changed': { version: 1, payload: { basketId: 'string' }, retain: true, otherTabs: true } },
    server: { file: 'remote.cjs', integrity: 'sha384-def' },
    contracts: CONTRACT_VERSIONS,
  },
}
const document = (given: object) => ({ schema: 'v1', microFrontends: { '@galo/mfe-menu': [{ ...release, ...given }] } })

describe('releaseDocumentSchema', () => {
  it('reads a release', () => {
    expect(releaseDocumentSchema.parse(document({}))).toEqual(document({}))
  })

  it('reads none that could not be checked or would lead out of the folder of releases', () => {
    for (const extras of [
      { files: { 'a.js': 'md5-abc' } },
      { folder: '../../etc' },
      { folder: 'a/b/c' },
      { entry: [] },
      { pages: [{ id: 'x', path: 'order' }] },
    ])
      expect(releaseDocumentSchema.safeParse(document({ extras: { ...release.extras, ...extras } })).success).toBe(
        false,
      )
  })

  it('sends nobody more than all visitors', () => {
    expect(releaseDocumentSchema.safeParse(document({ deployment: { traffic: 101, default: true } })).success).toBe(
      false,
    )
  })
})
