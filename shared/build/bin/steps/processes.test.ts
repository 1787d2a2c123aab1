import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SERVER = `
import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync(process.env.FOLDER + '/closed', ''); process.exit() })
setInterval(() => {}, 1_000)
console.log('up')
`
const STARTER = `
import { createProcesses } from ${JSON.stringify(join(__dirname, 'processes.mjs'))}
createProcesses({ env: process.env, onLine: (who, line) => console.log(line) }).begin('server', process.env.FOLDER + '/server.mjs')
`

describe('createProcesses', () => {
  it('leaves no server behind when whoever started it is killed outright', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'galo-processes-'))
    try {
      await writeFile(join(folder, 'server.mjs'), SERVER)
      await writeFile(join(folder, 'starter.mjs'), STARTER)
      const starter = spawn(process.execPath, [join(folder, 'starter.mjs')], {
        env: { ...process.env, FOLDER: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(createInterface({ input: starter.stdout }), 'line')
      starter.kill('SIGKILL')
      while (!existsSync(join(folder, 'closed'))) await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
