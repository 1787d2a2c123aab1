import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LosingLine {
  readonly url: string
  /** Where it leads to. */
  leadTo(url: string): void
  /** The next calls whose method and path begin so are carried over and done, and their answers lost. */
  lose(call: string, times: number): void
  close(): Promise<void>
}

/** A line to another company on which answers get lost after the work was done: what no fault of a server's own can be. */
export const openLosingLine = async (): Promise<LosingLine> => {
  let target = new URL('http://localhost')
  let losing = { call: '', left: 0 }
  const isLost = (call: string): boolean => {
    if (losing.left === 0 || !call.startsWith(losing.call)) return false
    losing.left -= 1
    return true
  }
  const server = createServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from
    const loses = isLost(`${method} ${url}`)
    const onward = request(new URL(url, target), { method, headers: { ...headers, host: target.host } }, (answer) => {
      if (loses) return void answer.resume().on('end', () => to.destroy())
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => (target = new URL(url)),
    lose: (call, left) => (losing = { call, left }),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
