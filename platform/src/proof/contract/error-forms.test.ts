import { normaliseError, type ApiSource } from '@galo/contracts/errors'
import { ERROR_SHAPES } from '../../kernel/http/refusal'
import type { ErrorFamily } from '../reference/api-call'
import { FAMILY_OF } from '../reference/described-call'

const REFUSAL = { code: 'SLOT_GONE', message: 'That time is gone', extra: { fresh: { errors: [] } } }

/** As the platform itself writes it. */
const written = (family: ErrorFamily): unknown => {
  if (family === 'provider') throw new Error('No call of ours')
  return family === 'quote' ? { errors: [{ code: 'ONE', message: 'a' }, REFUSAL] } : ERROR_SHAPES[family](REFUSAL)
}

it.each(Object.entries(FAMILY_OF) as [ApiSource, ErrorFamily][])(
  'A refusal by %s, written as %s, is read in the one form (K02)',
  (apiSource, family) => {
    const call = { status: 409, endPoint: '/x', method: 'POST', apiSource }
    const isQuote = family === 'quote'
    expect(normaliseError({ ...call, body: written(family) })).toEqual({
      ...call,
      status: family === 'array' ? 418 : 409,
      endPoint: family === 'array' ? '/capacity/query' : '/x',
      errorCode: isQuote ? 'ONE,SLOT_GONE' : 'SLOT_GONE',
      message: isQuote ? 'ONE,SLOT_GONE: a,That time is gone' : 'SLOT_GONE: That time is gone',
    })
  },
)
