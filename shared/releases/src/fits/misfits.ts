import type { Release } from '@galo/contracts/release'

type Range = readonly [oldest: number, newest: number]

/** Why a remote can't work in a shell. */
export type Misfit =
  | { readonly kind: 'contract'; readonly contract: string; readonly wants: Range; readonly has: Range | null }
  | { readonly kind: 'names'; readonly from: string; readonly missing: readonly string[] }

const rangesOf = ({ extras }: Release): Readonly<Record<string, Range>> => ({
  ...Object.fromEntries(
    Object.entries(extras.contracts).map(([name, version]): [string, Range] => [name, [version, version]]),
  ),
  ...extras.speaks,
})

const overlap = ([oldest, newest]: Range, other: Range): boolean => oldest <= other[1] && other[0] <= newest

/** Everything that keeps `remote` from working in `shell`; nothing when it fits. A shell that doesn't say what it gives is not asked. */
export const misfits = (shell: Release, remote: Release): readonly Misfit[] => {
  const spoken = rangesOf(shell)
  const contracts = Object.entries(rangesOf(remote)).flatMap(([contract, wants]): readonly Misfit[] => {
    const has = Object.hasOwn(spoken, contract) ? (spoken[contract] ?? null) : null
    return has !== null && overlap(wants, has) ? [] : [{ kind: 'contract', contract, wants, has }]
  })
  const { gives } = shell.extras
  if (gives === undefined) return contracts
  const names = Object.entries(remote.extras.takes ?? {}).flatMap(([from, taken]): readonly Misfit[] => {
    const given = new Set(Object.hasOwn(gives, from) ? gives[from] : [])
    const missing = taken.filter((name) => !given.has(name))
    return missing.length === 0 ? [] : [{ kind: 'names', from, missing }]
  })
  return [...contracts, ...names]
}

const said = ([oldest, newest]: Range): string => (oldest === newest ? `${oldest}` : `${oldest} to ${newest}`)

/** The same for who reads it. */
export const sentenceOf = (misfit: Misfit): string =>
  misfit.kind === 'names'
    ? `it takes ${misfit.missing.join(', ')} from ${misfit.from}, which the shell does not give`
    : `it speaks ${misfit.contract} ${said(misfit.wants)}, the shell ${misfit.has === null ? 'does not know it' : said(misfit.has)}`
