import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const target = z.tuple([
  z.enum(['button', 'link', 'heading', 'combobox', 'searchbox', 'textbox', 'dialog']),
  z.string(),
])
const step = z.union([
  z.strictObject({ open: z.string().startsWith('/') }),
  z.strictObject({ press: target }),
  z.strictObject({ fill: target, with: z.string() }),
  z.strictObject({ key: z.string() }),
  z.strictObject({ see: target }),
])

/** What a squad says has to work before anybody is given a release: pages that are measured, and journeys, each a list of what somebody does and sees. */
const smokeSchema = z.strictObject({
  pages: z.array(z.string().startsWith('/')),
  journeys: z.record(z.string(), z.array(step).min(1)),
})

/** @typedef {z.output<typeof smokeSchema>} Smoke */
/** @typedef {z.output<typeof step>} Step */

/**
 * The `smoke.json` of an app; `null` where it has none. Throws with what is wrong in it.
 * @param {string} directory of the app
 * @returns {Smoke | null}
 */
export const smokeOf = (directory) => {
  const file = join(directory, 'smoke.json')
  if (!existsSync(file)) return null
  const read = smokeSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  return read.data
}

/**
 * A page that a smoke begins at.
 * @param {Smoke} smoke
 */
export const firstPathOf = ({ pages, journeys }) => {
  const opened = Object.values(journeys).flatMap((steps) =>
    steps.flatMap((each) => ('open' in each ? [each.open] : [])),
  )
  return [...pages, ...opened, '/order/search'][0] ?? '/'
}
