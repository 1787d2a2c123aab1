import { aDocument, aRelease } from '../test/a-release'
import { wholeReleases } from './whole-releases'

const build = { file: 'remote.cjs', integrity: 'sha256-abc' }
const menu = (version: string) => aRelease('mfe-menu', { server: build }, version)
const documentOf = (...menus: readonly ReturnType<typeof menu>[]) => {
  const { microFrontends, ...rest } = aDocument({})
  return { ...rest, microFrontends: { ...microFrontends, '@galo/mfe-menu': [...menus] } }
}

describe('wholeReleases', () => {
  let files: Record<string, string[]>
  let asked: string[]
  let told: string[]
  let judge: ReturnType<typeof wholeReleases>
  beforeEach(() => {
    files = { 'mfe-menu/2': ['browser/entry.js', 'server/remote.cjs'] }
    asked = []
    told = []
    const names = (folder: string) => {
      asked.push(folder)
      return Promise.resolve(files[folder] ?? [])
    }
    judge = wholeReleases({ address: 's3://releases', names }, (_message, { error }) => void told.push(String(error)))
  })

  it('lets pass what is there, and looks at it once', async () => {
    for (let look = 0; look < 2; look += 1) await judge(documentOf(menu('2')), false)
    expect(asked).toEqual(['mfe-menu/2'])
  })

  it.each([
    ['what browsers load', ['server/remote.cjs'], 'browser/entry.js is missing at s3://releases'],
    ['what draws its pages', ['browser/entry.js'], 'server/remote.cjs is missing'],
  ])('refuses what visitors would be given without %s, and looks again', async (_what, there, sentence) => {
    const whole = files['mfe-menu/2'] ?? []
    files['mfe-menu/2'] = there
    await expect(judge(documentOf(menu('2')), false)).rejects.toThrow(sentence)
    await expect(judge(documentOf(menu('2')), false)).rejects.toThrow('publish the build of 2 again')
    files['mfe-menu/2'] = whole
    await judge(documentOf(menu('2')), false)
  })

  it('does not ask for what nobody is given, and what lies elsewhere', async () => {
    await judge(documentOf(menu('2'), { ...menu('3'), deployment: { traffic: 0, default: false } }), false)
    await judge(documentOf({ ...menu('4'), url: 'https://files.galo.test/menu/entry.js' }), false)
    expect(asked).toEqual(['mfe-menu/2'])
  })

  it('lets pass the first document, which there is nothing else but, and tells once what is missing of it', async () => {
    await judge(documentOf(menu('5')), true)
    await judge(documentOf(menu('5')), false)
    await Promise.resolve()
    expect(told).toEqual([expect.stringMatching(/are given mfe-menu\/5, of which .* publish the build of 5 again/)])
  })
})
