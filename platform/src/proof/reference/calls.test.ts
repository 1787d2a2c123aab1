import { runTestPlatform } from '../world/start-test-platform'
import { calls } from './calls'
import { NOT_CALLS } from './not-calls'

const platform = runTestPlatform()

/** Middleware is routed as ALL; what answers has a method. */
const routes = (): string[] => [
  ...new Set(
    platform.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
]
const isNotACall = (route: string): boolean => NOT_CALLS.some((entry) => entry.route.test(route))
const described = calls.map(({ method, path }) => `${method} ${path}`)

describe('The registry of calls', () => {
  it('describes every route the platform has', () => {
    expect(routes().filter((route) => !described.includes(route) && !isNotACall(route))).toEqual([])
  })

  it('describes no route the platform does not have', () => {
    expect(described.filter((route) => !routes().includes(route))).toEqual([])
  })

  it('leaves out nothing that is not there any more', () => {
    expect(NOT_CALLS.filter(({ route }) => !routes().some((each) => route.test(each))).map(({ why }) => why)).toEqual(
      [],
    )
  })

  it('gives every call a name of its own', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  })
})
