import { CONSOLE_API } from '../../calls'
import { toRequest, type Http, type HttpRequest, type SendOptions } from '@galo/services'
import type { AnswerOf, Call, InputOf } from '@galo/contracts/call'

/** The console's way to the platform: the calls of an `Http`, without the site's sessions and retries. */
export type ConsoleHttp = Http

const urlOf = ({ path, query = {} }: HttpRequest<unknown>): string => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return `${CONSOLE_API}${path}${said === '' ? '' : `?${said}`}`
}

const sentenceIn = (body: unknown): string | undefined => {
  const { errors } = (body ?? {}) as { readonly errors?: readonly { readonly message?: string }[] }
  return errors?.[0]?.message
}

/** Rejects with a sentence for the operator: the platform's own when it says no. */
export const createConsoleHttp = (ask: typeof fetch): ConsoleHttp => ({
  async send<C extends Call>(call: C, input: InputOf<C> & SendOptions): Promise<AnswerOf<C>> {
    const request = toRequest(call, input)
    const answer = await ask(urlOf(request), {
      method: request.method,
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(request.body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(request.body) }),
    }).catch((cause: unknown) => {
      throw new Error('The platform does not answer. Is it running?', { cause })
    })
    const body: unknown = await answer.json().catch(() => null)
    if (!answer.ok) throw new Error(sentenceIn(body) ?? `The platform answered ${answer.status}`)
    return request.parse(body)
  },
})
