// What says that a page can't be had, and all that it is drawn with. It comes by `import()` alone: nobody needs it who sees their page.
export { NotFoundPage } from './not-found-page'
export { OrderingStopped } from './ordering-stopped'
export { RemoteUnavailablePage } from './remote-unavailable-page'
