/** A call's path with its named parts filled in, each of them one segment whatever it holds. Throws on a part nobody gave. */
export const pathOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`${path}: ${name} is missing`)
    return encodeURIComponent(value)
  })
