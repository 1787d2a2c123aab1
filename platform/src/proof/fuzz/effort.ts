const isProof = process.env['PROOF'] !== undefined

/** `GALO_SEED` repeats a run. `npm test` throws the same every time, so that a red run speaks of the change and not of the dice; `npm run proof` draws a seed and says it. */
export const SEED = Number(process.env['GALO_SEED'] ?? 20_261_118)

/** How many requests are thrown: a fair slice in `npm test`, all of them in `npm run proof`, as many as `FUZZ_REQUESTS` says where it is set. */
export const requestsOf = ({ slice, all }: { readonly slice: number; readonly all: number }): number =>
  Number(process.env['FUZZ_REQUESTS'] ?? (isProof ? all : slice))
