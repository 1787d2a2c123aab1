import { isAppError, isRejected, type ErrorModel } from './app-error'
import { maskOrderId } from '../redact/mask-order-id'

/** What an offline browser, or a site out of reach, is recorded as (K02). */
const CONNECTIVITY = 'CONNECTIVITY_ERROR'

/** The one form of any failed call (K01): a refusal's own, and for those nobody answered as much as is known. Status 0: there was no answer. */
export const toErrorModel = (
  error: unknown,
  call: Pick<ErrorModel, 'endPoint' | 'method' | 'apiSource'>,
): ErrorModel => {
  if (isRejected(error)) return error.model
  const code = isAppError(error) ? error.code : 'unknown'
  const errorCode = code === 'network' ? CONNECTIVITY : code.toUpperCase().replaceAll('-', '_')
  const said = error instanceof Error ? error.message : String(error)
  return {
    ...call,
    endPoint: maskOrderId(call.endPoint),
    errorCode,
    status: 0,
    message: `${errorCode}: ${maskOrderId(said)}`,
  }
}
