import { parseArgs } from 'node:util'
import { wholeNumber } from '../bench/src/whole-number'

export interface ReleasesBenchOptions {
  /** Of each share that is tried, so many visitors. */
  readonly visitors: number
  readonly json: string
  readonly ledger: boolean
}

/** `--visitors 400 --json bench-results/releases.json --ledger`. Throws in words for a person. */
export const parseOptions = (args: readonly string[]): ReleasesBenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      visitors: { type: 'string', default: '400' },
      json: { type: 'string', default: 'bench-results/releases.json' },
      ledger: { type: 'boolean', default: false },
    },
  })
  return { visitors: wholeNumber('visitors', values.visitors), json: values.json, ledger: values.ledger }
}
