/** A visitor as a site knows them: a word that says nothing else about them, and the remotes of which they are to be tried with nothing any more. */
export interface Visitor {
  readonly key: string
  readonly spared: readonly string[]
}

const BETWEEN = '~'

/** `anna~mfe-menu~mfe-search` */
export const readVisitor = (text: string): Visitor => {
  const [key = '', ...spared] = text.split(BETWEEN)
  return { key, spared }
}

/** The same visitor, to whom this remote's default is given from now on; who is spared already stays as they are. */
export const spare = (text: string, app: string): string => {
  const { key, spared } = readVisitor(text)
  return [key, ...new Set([...spared, app])].join(BETWEEN)
}
