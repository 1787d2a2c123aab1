import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number'

export interface BffBenchOptions {
  /** All of them together. */
  readonly requests: number
  /** How many are under way at any moment. */
  readonly atOnce: number
  readonly json: string
  readonly ledger: boolean
}

/** `--requests 100000 --at-once 16 --json bench-results/bff.json --ledger`. Throws in words for a person. */
export const parseOptions = (args: readonly string[]): BffBenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '100000' },
      'at-once': { type: 'string', default: '16' },
      json: { type: 'string', default: 'bench-results/bff.json' },
      ledger: { type: 'boolean', default: false },
    },
  })
  return {
    requests: wholeNumber('requests', values.requests),
    atOnce: wholeNumber('at-once', values['at-once']),
    json: values.json,
    ledger: values.ledger,
  }
}
