import { openSession } from '@galo/contracts/site'
import type { Http } from '@galo/services'

/** The token of this device's guest, from the site. */
export const openGuestSession = async (http: Http): Promise<string> => (await http.send(openSession, {})).session
