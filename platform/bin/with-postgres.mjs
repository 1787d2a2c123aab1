#!/usr/bin/env node
/**
 * Runs a command with DATABASE_URL pointing at a throw-away PostgreSQL:
 *
 *     node platform/bin/with-postgres.mjs npx jest -c jest.config.cjs platform
 *
 * The server is made in a temporary folder, listens on a socket in it and on a free local port, and is stopped and removed with the command.
 * initdb and pg_ctl are looked for on PATH, then in /usr/lib/postgresql. PostgreSQL refuses to run as root, so root hands it to `postgres`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const command = process.argv.slice(2)
if (command.length === 0) {
  console.error('usage: with-postgres.mjs <command> [arguments…]')
  process.exit(2)
}

const versionedFolders = () => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  return versions.sort((one, other) => Number(other) - Number(one)).map((version) => join(root, version, 'bin'))
}
/** @param {string} name */
const findProgram = (name) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versionedFolders()]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found) return found
  console.error(`${name} was not found. Install PostgreSQL, or run without it: the embedded one is the default.`)
  process.exit(1)
}
/**
 * Not one of those that the system gives to connections that go out: it might be taken again before PostgreSQL listens.
 * @returns {Promise<number>}
 */
const freePort = () =>
  new Promise((resolve) => {
    const port = randomInt(20_000, 30_000)
    const probe = createServer()
    probe.once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })

/** @param {'-u' | '-g'} flag */
const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
const isRoot = process.getuid?.() === 0
const owner = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : null
if (owner?.uid === 0) {
  console.error('PostgreSQL does not run as root and there is no user called postgres.')
  process.exit(1)
}
/**
 * @param {string} program
 * @param {readonly string[]} args
 */
const run = (program, args) => {
  const { status, stderr, stdout } = spawnSync(program, args, {
    ...owner,
    encoding: 'utf8',
    cwd: folder,
    // pg_ctl leaves the server holding its output, which would keep a pipe open for ever.
    stdio: program.endsWith('pg_ctl') ? 'ignore' : 'pipe',
  })
  if (status !== 0) throw new Error(`${program} failed\n${stdout ?? ''}${stderr ?? ''}`)
}

const [initdb, pgCtl] = [findProgram('initdb'), findProgram('pg_ctl')]
const folder = mkdtempSync(join(tmpdir(), 'galo-postgres-'))
if (owner !== null) chownSync(folder, owner.uid, owner.gid)
const data = join(folder, 'data')
const port = await freePort()

let isRunning = false
const tidy = () => {
  if (isRunning) spawnSync(pgCtl, ['-D', data, '-m', 'immediate', 'stop'], { ...owner, cwd: folder, stdio: 'ignore' })
  isRunning = false
  rmSync(folder, { recursive: true, force: true })
}

let status = 1
try {
  run(initdb, ['-D', data, '-U', 'galo', '--auth=trust', '--encoding=UTF8', '--no-sync'])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off`
  run(pgCtl, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  isRunning = true

  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: `postgres://galo@127.0.0.1:${port}/postgres` },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  status = await /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
    })
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  tidy()
}
process.exit(status)
