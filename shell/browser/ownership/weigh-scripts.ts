import { ownerNamedIn } from '../telemetry/where'

/** A file that the browser has fetched, as it tells of it. */
export interface FetchedFile {
  readonly name: string
  /** Bytes as they came over the line, or as they would have, of what was kept. */
  readonly encodedBodySize: number
}

/** Bytes of script, compressed, by whose code it is: each file once, however often it was asked for. Other companies' scripts are nobody's of ours. */
export const weighScripts = (fetched: readonly FetchedFile[]): ReadonlyMap<string, number> => {
  const files = new Map(fetched.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
  const weights = new Map<string, number>()
  for (const [address, bytes] of files) {
    const app = ownerNamedIn(address)
    if (app !== null) weights.set(app, (weights.get(app) ?? 0) + bytes)
  }
  return weights
}
