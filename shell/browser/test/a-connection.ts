/** What the browser says of its connection; nothing, as most do, when `undefined`. */
export const withConnection = (connection: object | undefined): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}
