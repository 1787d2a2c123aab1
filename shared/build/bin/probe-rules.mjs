// Plants a violation of every rule where it must be reported and fails unless it is, by name. `node probe-rules.mjs [rule …]`
import { askGraph } from './probes/ask-graph.mjs'
import { plant, readProbes, uproot } from './probes/planting.mjs'
import { run, stopRunning, TYPE_CHECKER } from './steps/run.mjs'

const TYPE_PROBE = 'planted-type-error'

const named = process.argv.slice(2)
const probes = readProbes().filter(({ rule }) => named.length === 0 || named.includes(rule))
const everyFile = probes.flatMap(({ files }) => files)
/** @type {string[]} */
const problems = []
/** @type {(rule: string, found: readonly string[]) => void} */
const verdict = (rule, found) => {
  problems.push(...found)
  console.log(found.length === 0 ? `✓ ${rule} bites` : found.map((line) => `✗ ${rule}: ${line}`).join('\n'))
}

process.on('exit', () => {
  stopRunning()
  uproot(everyFile)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

const probeGraph = async () => {
  const graphProbes = probes.filter(({ rule }) => rule !== TYPE_PROBE)
  const files = graphProbes.flatMap((probe) => probe.files)
  plant(files)
  const { reported, rules } = await askGraph(files.map(({ path }) => path)).finally(() => uproot(files))
  for (const probe of graphProbes)
    verdict(
      probe.rule,
      probe.files.flatMap(({ path, quiet }) => {
        const wanted = quiet ? '' : probe.rule
        const got = [...(reported.get(path) ?? [])].sort().join(', ')
        return got === wanted ? [] : [`${path} should be reported as "${wanted}", but was as "${got}"`]
      }),
    )
  if (named.length > 0) return
  for (const rule of rules) if (!probes.some((probe) => probe.rule === rule)) verdict(rule, ['has no probe'])
}

const probeTypes = async () => {
  const probe = probes.find(({ rule }) => rule === TYPE_PROBE)
  if (probe === undefined) return
  const [file] = probe.files
  if (file === undefined) throw new Error(`The probe ${TYPE_PROBE} plants nothing`)
  const [remote = ''] = file.path.split('/')
  const declaration = { path: file.path.replace(`${remote}/src/`, `${remote}/dist/types/src/`).replace('.ts', '.d.ts') }
  plant(probe.files)
  const [command, args] = TYPE_CHECKER
  const { code, output } = await run(command, [...args, remote])
  uproot([...probe.files, declaration])
  const isReported =
    code !== 0 && output.split('\n').some((line) => line.startsWith(file.path) && line.includes('TS2322'))
  verdict(TYPE_PROBE, isReported ? [] : [`tsc -b ${remote} did not report ${file.path}`])
}

const unknown = named.filter((name) => !probes.some(({ rule }) => rule === name))
if (unknown.length > 0) problems.push(`No such probe: ${unknown.join(', ')}`)
await probeGraph()
await probeTypes()
console.log(problems.length === 0 ? `${probes.length} of ${probes.length} rules bite` : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)
