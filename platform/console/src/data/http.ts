import { CONSOLE_API } from '../../calls'
import { toRequest, type Http, type HttpRequest, type SendOptions } from '@galo/services'
import { wordsOf, type Locale } from '@galo/words'
import type { AnswerOf, Call, InputOf } from '@galo/contracts/call'
import { HTTP_WORDS } from './http.words'

/** The console's way to the platform: the calls of an `Http`, without the site's sessions and retries. */
export type ConsoleHttp = Http

/** Nobody answered: the line is gone, and what was asked may or may not have been done. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

const urlOf = ({ path, query = {} }: HttpRequest<unknown>): string => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return `${CONSOLE_API}${path}${said === '' ? '' : `?${said}`}`
}

const sentenceIn = (body: unknown): string | undefined => {
  const { errors } = (body ?? {}) as { readonly errors?: readonly { readonly message?: string }[] }
  return errors?.[0]?.message
}

/** Rejects with a sentence for the operator: the platform's own when it says no. */
export const createConsoleHttp = (ask: typeof fetch, locale: Locale): ConsoleHttp => ({
  async send<C extends Call>(call: C, input: InputOf<C> & SendOptions): Promise<AnswerOf<C>> {
    const { noAnswer, answered } = wordsOf(HTTP_WORDS, locale)
    const request = toRequest(call, input)
    const answer = await ask(urlOf(request), {
      method: request.method,
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(request.body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(request.body) }),
    }).catch((cause: unknown) => {
      throw new NoAnswerError(noAnswer, { cause })
    })
    const body: unknown = await answer.json().catch(() => null)
    if (!answer.ok) throw new Error(sentenceIn(body) ?? answered(answer.status))
    return request.parse(body)
  },
})
