/** The seed of everything random in `npm test`: the same commit gives the same answer. `npm run proof` draws another and says which. */
const FIXED_SEED = 20_261_118
/** How many times as many examples `npm run proof` tries of each property. */
const PROOF_FACTOR = 100

/**
 * How a property is tried, from the environment: `GALO_SEED` repeats a run, `PROOF` multiplies its examples, and with `GALO_RUNS` there are
 * at least so many of them.
 * @param {{ [name: string]: string | undefined }} environment
 */
const effortFrom = ({ GALO_SEED, GALO_RUNS, PROOF }) => {
  const atLeast = Number(GALO_RUNS ?? 0)
  const factor = PROOF === undefined ? 1 : PROOF_FACTOR
  return {
    seed: Number(GALO_SEED ?? FIXED_SEED),
    /** @param {number} own */
    runsFor: (own) => Math.max(own * factor, atLeast),
  }
}

module.exports = { effortFrom }
