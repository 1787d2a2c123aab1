import { createContext, use, type ReactNode } from 'react'
import { UNSAFE_LocationContext as BrowserLocation, type Location, type NavigationType } from 'react-router-dom'

/** How the customer came to where they are. */
export type ArrivalType = `${NavigationType}`

const OwnLocation = createContext<Location | null>(null)
const OwnType = createContext<ArrivalType | null>(null)

interface Props {
  readonly location: Location
  readonly type: ArrivalType
  readonly children: ReactNode
}

/**
 * What is below stands at this address, wherever the browser has gone meanwhile: a page that is kept stays where it is, and is not drawn
 * again because others come and go.
 */
export const PageLocation = ({ location, type, children }: Props) => (
  <OwnLocation value={location}>
    <OwnType value={type}>{children}</OwnType>
  </OwnLocation>
)

/** Where the customer is; on a page, the address it stands at. There the browser's is not even asked. */
export const useLocation = (): Location => use(OwnLocation) ?? use(BrowserLocation).location

/** How the customer came there: by a link, by going back or forward, or in place of another address. */
export const useNavigationType = (): ArrivalType => use(OwnType) ?? use(BrowserLocation).navigationType
