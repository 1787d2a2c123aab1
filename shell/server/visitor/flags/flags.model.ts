import type { FlagValue } from '@galo/contracts/description'
import type { Release } from '@galo/contracts/release'
import type { FlagValues } from '@galo/services'

/** Every flag of a visit, by key, with the owner that describes it. */
export type FlagsInUse = Readonly<Record<string, Release['extras']['flags'][string] & { readonly owner: string }>>

/** Whether a flag can have this value: what somebody else says, the platform or an address, is only believed when it can. */
export const fits = ({ fallback, values }: FlagsInUse[string], value: FlagValue | undefined): value is FlagValue =>
  typeof value === typeof fallback && (values === undefined || values.includes(String(value)))

/**
 * A value for every flag that is described, and for no other, in the order of their keys: equal values are equal JSON.
 * The first of `said` that says something possible of a flag decides; the fallback when none does.
 */
export const flagValues = (flags: FlagsInUse, ...said: readonly FlagValues[]): FlagValues =>
  Object.fromEntries(
    Object.keys(flags)
      .sort()
      .flatMap((key) => {
        const flag = flags[key]
        if (flag === undefined) return []
        const value = said.map((values) => values[key]).find((each) => fits(flag, each))
        return [[key, value ?? flag.fallback] as const]
      }),
  )
