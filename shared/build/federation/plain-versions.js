const VERSION = /^(\^|<=)?(\d+)\.(\d+)\.(\d+)$/

/**
 * In place of the runtime's reading of version ranges: `^1.2.3`, as every package is asked for here, and `<=1.2.3` and `1.2.3`, as the runtime
 * itself compares two. Another range fits nothing, which a remote that asks for it is told.
 * @param {string | false | undefined} version
 * @param {string} range
 */
export const satisfy = (version, range) => {
  const [, , ...had] = VERSION.exec(version || '') ?? []
  const [, operator, ...wanted] = VERSION.exec(range) ?? []
  if (had.length === 0 || wanted.length === 0) return false
  const at = wanted.findIndex((part, index) => part !== had[index])
  if (at === -1) return true
  const isNewer = Number(had[at]) > Number(wanted[at])
  if (operator === '<=') return !isNewer
  return operator === '^' && isNewer && wanted.slice(0, at).some((part) => part !== '0')
}
