import { spawnSync } from 'node:child_process'
import { ROOT } from '../releases/apps.mjs'

describe('npm run release', () => {
  it('ends without a word where nobody reads on', () => {
    const piped = '"$0" --import tsx shared/build/bin/release.mjs --help | true'
    const { stderr } = spawnSync('sh', ['-c', piped, process.execPath], { cwd: ROOT, encoding: 'utf8' })
    expect(stderr).toBe('')
  })
})
