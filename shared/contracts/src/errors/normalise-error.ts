import type { ApiSource, ErrorModel } from './app-error'
import { maskOrderId } from '../redact/mask-order-id'

export interface RefusedCall {
  readonly status: number
  readonly body: unknown
  readonly endPoint: string
  readonly method: string
  readonly apiSource: ApiSource
}

interface CodeAndMessage {
  readonly code: string | undefined
  readonly message: string | undefined
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

const entries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const flat = (body: unknown): CodeAndMessage => ({
  code: text(field(body, 'code')),
  message: text(field(body, 'message')),
})

/** GraphQL servers put the code into `extensions`. */
const entry = (value: unknown): CodeAndMessage => {
  const extensions = field(value, 'extensions')
  return {
    code: text(field(value, 'code')) ?? text(field(extensions, 'code')),
    message: text(field(value, 'message')) ?? text(field(extensions, 'detail')),
  }
}

const joined = (all: readonly CodeAndMessage[]): CodeAndMessage => ({
  code:
    all
      .map(({ code }) => code)
      .filter(Boolean)
      .join(',') || undefined,
  message:
    all
      .map(({ message }) => message)
      .filter(Boolean)
      .join(',') || undefined,
})

type Form = (body: unknown) => CodeAndMessage

const inError: Form = (body) => flat(field(body, 'error'))
const firstOfList: Form = (body) => entry(entries(field(body, 'errors'))[0])
const wholeList: Form = (body) => joined(entries(field(body, 'errors')).map(entry))
const bareList: Form = (body) => entry(entries(body)[0])

/** Where each family of calls says its code and its message (K02). */
const ERROR_FORMS: Readonly<Record<ApiSource, Form>> = {
  payment: flat,
  wallet: flat,
  profile: flat,
  orders: inError,
  'order-tracking': inError,
  quote: wholeList,
  capacity: bareList,
  site: firstOfList,
  platform: firstOfList,
  'order-experience': firstOfList,
  menu: firstOfList,
  'menu-availability': firstOfList,
  localities: firstOfList,
  identity: firstOfList,
  basket: firstOfList,
  discounts: firstOfList,
  fraud: firstOfList,
  upsell: firstOfList,
}

/** How a refusal of the capacity service is recorded, whatever its status and address were (K03): logs have known it so from the start. */
const CAPACITY = { status: 418, endPoint: '/capacity/query' }

/**
 * One form for every refusal (K01 to K03). Never throws: a body that says nothing, or is not even JSON,
 * gives the code UNKNOWN and the message 'axios message undefined'.
 */
export const normaliseError = ({ status, body, endPoint, method, apiSource }: RefusedCall): ErrorModel => {
  const { code = 'UNKNOWN', message = 'axios message undefined' } = ERROR_FORMS[apiSource](body)
  const isCapacity = apiSource === 'capacity' && Array.isArray(body)
  return {
    errorCode: code,
    status: isCapacity ? CAPACITY.status : status,
    message: `${code}: ${message}`,
    endPoint: isCapacity ? CAPACITY.endPoint : maskOrderId(endPoint),
    method,
    apiSource,
  }
}
