import type { Heard, Sent } from '../world/ask'

const INSIDES = /node_modules|\.ts:\d|at async |PostgresError|syntax error at|violates |invalid input syntax/

/** What is wrong with an answer whatever was asked, or null. */
export const wrongWith = ({ status, type, text }: Heard): string | null => {
  // GraphQL hides a defect behind a status of its own.
  if (status >= 500 || (status >= 400 && text.includes('PLATFORM_ERROR'))) return `answered ${status}`
  if (status >= 400 && INSIDES.test(text)) return 'told of our insides'
  if (!type.includes('json')) return null
  try {
    if (text !== '') JSON.parse(text)
    return null
  } catch {
    return 'is no JSON'
  }
}

const SHOWN = 600

/** Enough to ask it again by hand. */
export const describeRequest = ({ method, path, headers, body }: Sent): string =>
  [`${method} ${path.slice(0, SHOWN)}`, JSON.stringify(headers).slice(0, SHOWN), (body ?? '').slice(0, SHOWN)].join(
    '\n',
  )
