import type { Release } from '@galo/contracts/release'
import { refusal, type Refusal } from '../accept/refusal'
import { nameOf } from '../document/apps'

/** What each module of an app may weigh at most, in KiB. */
export type Budgets = Readonly<Record<string, number>>

const KIB = 1_024
const inKiB = (bytes: number): string => (bytes / KIB).toFixed(1)

/**
 * Whether a release is heavier than its squad has said that it may be; `null` when it isn't. A module of which nothing is said is none that may weigh whatever it likes: a budget
 * that isn't kept up would be none.
 */
export const judgeWeight = (app: string, release: Release, budgets: Budgets): Refusal | null => {
  const name = nameOf({ name: app }, release)
  const weighs = release.extras.weighs ?? {}
  for (const [module, bytes] of Object.entries(weighs)) {
    const budget = budgets[module]
    if (budget === undefined)
      return refusal(
        'budget',
        `${name} has ${module} (${inKiB(bytes)} KiB of script), which has no budget: say in ${app}/budgets.json what it may weigh.`,
      )
    if (bytes > budget * KIB)
      return refusal(
        'budget',
        `${module} of ${name} weighs ${inKiB(bytes)} KiB of script, ${bytes - Math.floor(budget * KIB)} bytes more than the ${budget} KiB of ${app}/budgets.json: make it lighter, or decide that it may weigh more.`,
      )
  }
  const gone = Object.keys(budgets).find((module) => !Object.hasOwn(weighs, module))
  if (gone === undefined) return null
  return refusal('budget', `${app}/budgets.json says what ${gone} may weigh, which ${name} doesn't have: take it out.`)
}
