import { pathOf, type AnswerOf, type Call, type InputOf } from '@galo/contracts/call'
import type { Answer } from './cached-answers'
import type { PlatformData } from './platform-data'
import type { PlatformCall } from './public-call'

/** The platform has said no; `status` says how. */
export class PlatformRefusal extends Error {
  constructor(
    call: string,
    readonly status: number,
  ) {
    super(`${call} was refused with ${status}`)
  }
}

/** Asks the platform what is the same for everybody, and reads the answer as the call describes it. Rejects when it is silent, says no, or says something else. */
export type AskPublic = <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>

interface AnyInput {
  readonly query?: Readonly<Record<string, string | number>>
  readonly variables?: unknown
}

interface Asking {
  readonly platformData: Pick<PlatformData, 'forPage'>
  readonly developmentToken: string
  /** Absent where nobody asks for a menu. */
  readonly menuToken?: string
  /** Besides, e.g. the visit's own time. */
  readonly headers?: Readonly<Record<string, string>>
}

const textOf = (query: AnyInput['query']): string =>
  query === undefined
    ? ''
    : `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** A page of the app that is given up has a browser, which asks again; a document has nobody. It waits as long as three pages would, and asks again whoever stumbles. */
const TRIES = 3

const askPatiently = async (
  platformData: Asking['platformData'],
  call: PlatformCall,
  tries = TRIES,
): Promise<Answer> => {
  try {
    const answer = await platformData.forPage(call)
    if (answer.status < 500 || tries === 1) return answer
  } catch (error) {
    if (tries === 1) throw error
  }
  return askPatiently(platformData, call, tries - 1)
}

/** For what this process writes itself; pages of remotes ask from their workers. */
export const askPublic =
  ({ platformData, developmentToken, menuToken, headers = {} }: Asking): AskPublic =>
  async (call, input) => {
    // The compiler has checked the input against the call; here it is read without knowing which call it is.
    const { query, variables } = input as AnyInput
    const { status, text } = await askPatiently(platformData, {
      method: call.method,
      path: pathOf(call.path) + textOf(query),
      headers: {
        accept: 'application/json',
        ...(call.document !== undefined && { 'content-type': 'application/json' }),
        ...(call.credential === 'development' && { 'x-development-token': developmentToken }),
        ...(call.credential === 'menu' && menuToken !== undefined && { authorization: `Bearer ${menuToken}` }),
        ...headers,
      },
      body: call.document === undefined ? '' : JSON.stringify({ query: call.document, variables }),
    })
    if (status >= 400) throw new PlatformRefusal(call.name, status)
    return call.answer.parse(JSON.parse(text)) as AnswerOf<typeof call>
  }
