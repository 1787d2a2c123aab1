const isProof = process.env['PROOF'] !== undefined

/** `FUZZ_SEED` repeats a run. Otherwise `npm test` throws the same every time, so that a red run speaks of the change and not of the dice; `pnpm proof` draws anew. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? (isProof ? Date.now() % 2 ** 31 : 20_261_118))

/** How many requests are thrown: a fair slice in `npm test`, all of them in `pnpm proof`, as many as `FUZZ_REQUESTS` says where it is set. */
export const requestsOf = ({ slice, all }: { readonly slice: number; readonly all: number }): number =>
  Number(process.env['FUZZ_REQUESTS'] ?? (isProof ? all : slice))
