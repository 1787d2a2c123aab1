/**
 * The frame's end of the line to the page. The page sends one message with a port, checked against the origin the server allowed; everything
 * else goes through that port.
 */
export const openPort = (commands, onConnect) => {
  const { parent } = document.body.dataset
  let port = null
  const tell = (message) => port?.postMessage(message)
  addEventListener('message', (message) => {
    if (port !== null || message.origin !== parent || message.source !== window.parent) return
    if (message.data?.kind !== 'galo-card-connect' || message.ports.length !== 1) return
    port = message.ports[0]
    port.onmessage = ({ data }) => commands[data.type]?.(data)
    onConnect(message.data)
    tell({ type: 'ready' })
  })
  return tell
}
