import type { Visit } from '../../shared/visit'
import { documentEnd, documentStart, type DocumentHead } from '../http/document'
import { ROOT } from '../render/protocol'
import { devPath } from './dev-apps'

/** A page drawn wholly by the browser from source: what the server would render is the released code, and would not match. */
export const devDocument = (
  head: Pick<DocumentHead, 'place' | 'nonce' | 'sign' | 'foot' | 'who'>,
  visit: Omit<Visit, 'rendered' | 'result'>,
  foot: string,
): string =>
  documentStart({ ...head, head: null }) +
  ROOT +
  documentEnd({
    nonce: head.nonce,
    scripts: [`${devPath('shell')}/main.js`],
    preloads: [],
    integrity: null,
    foot,
    visit: { ...visit, rendered: 'chrome', result: null },
  })
