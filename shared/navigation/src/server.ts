/** The server's router; kept out of the browser's entry. */
export { StaticRouter } from 'react-router-dom'
