import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * To be called before the server listens. What it returns ends the server: whoever is being answered is answered first; every other
 * connection is closed at once, also one that was opened ahead and never used, which Node itself would wait for as long as its owner likes.
 */
export const stopListening = (server: Server): (() => Promise<void>) => {
  const open = new Set<Socket>()
  /** How many requests of a connection are being answered. */
  const busy = new Map<Socket, number>()
  let isEnding = false

  const closeUnlessBusy = (socket: Socket) => {
    if (isEnding && !busy.has(socket)) socket.destroySoon()
  }
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    closeUnlessBusy(socket)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1
      if (left > 0) busy.set(socket, left)
      else busy.delete(socket)
      closeUnlessBusy(socket)
    })
  })
  return () =>
    new Promise((resolve) => {
      isEnding = true
      server.close(() => resolve())
      for (const socket of open) closeUnlessBusy(socket)
    })
}
