import { toRequest, type Http, type HttpRequest } from '@galo/services'

type Answer = (request: HttpRequest<unknown>) => unknown

export interface FakeHttp extends Http {
  /** Every call that was made, in order. */
  readonly calls: readonly HttpRequest<unknown>[]
  /** Answers the calls of this name from now on; throw an `AppError` to fail them, return a promise to let them wait. */
  answer(contract: string, answer: Answer): void
}

/** An `Http` in memory, keyed by the calls' names. Answers go through the call's own `parse`, so they can't drift from the contract. */
export const createFakeHttp = (answers: Readonly<Record<string, Answer>> = {}): FakeHttp => {
  const known = new Map(Object.entries(answers))
  const calls: HttpRequest<unknown>[] = []
  const http: Http = {
    async send(call, input) {
      const request = toRequest(call, input)
      calls.push(request)
      const answer = known.get(request.contract)
      if (answer === undefined)
        throw new Error(`Nobody answers ${request.contract} (${request.method} ${request.path})`)
      return request.parse(await answer(request))
    },
  }
  return { ...http, calls, answer: (contract, answer) => void known.set(contract, answer) }
}
