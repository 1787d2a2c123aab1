import type { Command, Commands, Connection, News } from './messages'

/**
 * The frame's end of the line to the page. The page sends one message with a port, checked against the origin the server allowed; everything
 * else goes through that port.
 */
export const openPort = (commands: Commands, onConnect: (connection: Connection) => void): ((news: News) => void) => {
  const { parent } = document.body.dataset
  let port: MessagePort | null = null
  const tell = (message: News) => port?.postMessage(message)
  addEventListener('message', (message) => {
    if (port !== null || message.origin !== parent || message.source !== window.parent) return
    const [given, ...more] = message.ports
    if (message.data?.kind !== 'galo-card-connect' || given === undefined || more.length > 0) return
    port = given
    port.onmessage = ({ data }: MessageEvent<Command>) =>
      (commands[data.type] as ((command: Command) => void) | undefined)?.(data)
    onConnect(message.data as Connection)
    tell({ type: 'ready' })
  })
  return tell
}
