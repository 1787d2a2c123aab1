import * as react from 'react'
import * as devJsx from 'react/jsx-dev-runtime'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as css from '@galo/css'
import * as events from '@galo/events'
import * as navigation from '@galo/navigation'
import * as schema from '@galo/schema'
import * as services from '@galo/services'
import * as state from '@galo/state'
import * as vendors from '@galo/vendors'
import * as words from '@galo/words'

/** The shared packages a remote's server build may `require`: this worker's own, so that the page is one tree with one React. */
export const PROVIDED: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  // A remote from source, in development.
  'react/jsx-dev-runtime': devJsx,
  'react-dom': reactDom,
  '@galo/css': css,
  '@galo/events': events,
  '@galo/navigation': navigation,
  '@galo/schema': schema,
  '@galo/services': services,
  '@galo/state': state,
  '@galo/vendors': vendors,
  '@galo/words': words,
}
