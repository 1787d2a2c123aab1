import type { ReleaseDocument } from '@galo/contracts/release'
import type { Changed } from '../change/change'
import { stop } from '../change/changes'
import { failing, type Counts } from './failing'

/** Stops all that is tried and fails more than what is everybody's, with what was counted as the reason. */
export const heal = (document: ReleaseDocument, counts: Counts): Changed => {
  let changed: Changed = { kind: 'same', document }
  for (const { app, version, why } of failing(document, counts)) {
    if (changed.kind === 'refused') return changed
    changed = stop(changed.document, app, version, why)
  }
  return changed
}
