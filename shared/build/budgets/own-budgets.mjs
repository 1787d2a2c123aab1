import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeWeight } from '@galo/releases'
import { releaseSchema } from '@galo/contracts/release'
import { APPS, ROOT } from '../releases/apps.mjs'
import { budgetsOf, weighRelease } from '../releases/weigh-release.mjs'

/**
 * Why what was built last could not be published, for what it weighs: a squad's own budgets, judged before they release.
 * @returns {Promise<readonly string[]>} a sentence for each app that is over its own, or says nothing of a module
 */
export const overOwnBudgets = async () => {
  const judged = await Promise.all(
    APPS.map(async (app) => {
      const directory = join(ROOT, app)
      const release = releaseSchema.parse(JSON.parse(readFileSync(join(directory, 'dist/release.json'), 'utf8')))
      const budgets = budgetsOf(directory)
      if (budgets === null) return null
      const weighs = await weighRelease(directory, release)
      return judgeWeight(app, { ...release, extras: { ...release.extras, weighs } }, budgets)
    }),
  )
  return judged.flatMap((refusal) => refusal?.sentence ?? [])
}
