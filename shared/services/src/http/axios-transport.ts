import axios, { AxiosError } from 'axios'
import { TransportFailure, type Transport } from './http'

const client = axios.create({
  adapter: 'fetch',
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
})

/** The transport in use. Loaded when the first call is made, so that a page that needs no call does not pay for it. */
export const axiosTransport: Transport = async ({ method, url, headers, body, timeoutMs, signal }) => {
  try {
    const response = await client.request<unknown>({
      method,
      url,
      headers,
      timeout: timeoutMs,
      data: body,
      ...(signal === undefined ? {} : { signal }),
    })
    return { status: response.status, body: response.data }
  } catch (cause) {
    if (axios.isCancel(cause)) throw new TransportFailure('aborted', { cause })
    const timedOut =
      cause instanceof AxiosError && (cause.code === AxiosError.ETIMEDOUT || cause.code === AxiosError.ECONNABORTED)
    throw new TransportFailure(timedOut ? 'timeout' : 'network', { cause })
  }
}
