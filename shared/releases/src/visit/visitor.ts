/** A visitor as a site knows them: a word that says nothing else about them, the remotes of which they are to be tried with nothing any more, and versions they want to see, by app. */
export interface Visitor {
  readonly key: string
  readonly spared: readonly string[]
  readonly wishes: Readonly<Record<string, string>>
}

/** What a browser keeps a visitor in. Where connections are secure, the name itself forbids that anything but this very host, over such a connection, sets it. */
export const visitCookie = (isSecure: boolean): string => (isSecure ? '__Host-galo_visit' : 'galo_visit')

const SPARED = '~'
const WISH = '+'
const OF = '@'

/** `anna~mfe-menu~mfe-search+mfe-account@1.0.0` */
export const readVisitor = (text: string): Visitor => {
  const [who = '', ...wishes] = text.split(WISH)
  const [key = '', ...spared] = who.split(SPARED)
  return {
    key,
    spared,
    wishes: Object.fromEntries(
      wishes.flatMap((wish) => {
        const [app = '', version] = wish.split(OF)
        return version === undefined ? [] : [[app, version] as const]
      }),
    ),
  }
}

const write = ({ key, spared, wishes }: Visitor): string =>
  [[key, ...spared].join(SPARED), ...Object.entries(wishes).map(([app, version]) => app + OF + version)].join(WISH)

/** The same visitor, to whom this remote's default is given from now on; who is spared already stays as they are. */
export const spare = (text: string, app: string): string => {
  const visitor = readVisitor(text)
  return write({ ...visitor, spared: [...new Set([...visitor.spared, app])] })
}

/** The same visitor, who wants to see these versions and none that they wanted before. */
export const wish = (text: string, wishes: Readonly<Record<string, string>>): string =>
  write({ ...readVisitor(text), wishes })
