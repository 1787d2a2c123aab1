import type { Described } from '@galo/contracts/owner'

type Pages = Described<'pages'>
type PathOf<P> = P extends { readonly path: infer Path extends string } ? Path : never

/** The address pattern of every page that a remote describes. */
export type PagePath = { [Id in keyof Pages]: PathOf<Pages[Id]> }[keyof Pages]

type ParamNames<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never
type Params<P extends string> = [ParamNames<P>] extends [never] ? [] : [params: Readonly<Record<ParamNames<P>, string>>]

/** The address of a page by its pattern: `pathTo('/order/menu/:slug', { slug })`. A pattern that no remote describes doesn't compile. */
export const pathTo = <P extends PagePath>(pattern: P, ...[params]: Params<P>): string =>
  pattern.replace(/:([^/]+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>> | undefined)?.[name] ?? ''),
  )
