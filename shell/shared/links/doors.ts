import { withWayBack } from '@galo/navigation/way-back'

/** The doors to what is somebody's own, as every page's frame leads to them. Apart from the calls' descriptions, whose schemas no first view has a need of. */
export const DOORS = {
  logIn: '/card/auth/login',
  register: '/card/auth/register',
  sessionRequired: '/card/auth/session-required',
  signedOut: '/card/auth/signed-out',
  /** Takes a form's POST alone. */
  logOut: '/order/api/auth/signout',
} as const

const AT_A_DOOR = '/card/auth/'

/** For a page that wants somebody who is signed in (B06): where they are told so, with the way back. */
export const sessionRequiredLink = (back: string): string =>
  `${DOORS.sessionRequired}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: back })}`

/** The way through a door and back to this page; who stands at a door already comes back to where that one leads. Judged where somebody is led back. */
export const doorLink = (door: 'logIn' | 'register', pathname: string, search: string): string => {
  const back = pathname.startsWith(AT_A_DOOR) ? new URLSearchParams(search).get('callbackUrl') : pathname + search
  return back === null ? DOORS[door] : withWayBack(DOORS[door], back)
}
