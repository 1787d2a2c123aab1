import { presenceOf, type AllergenName, type AllergenSet } from './allergens'
import type { Diet } from './diets'
import type { Presence } from './presence'

/** What somebody must not eat, and what they keep to. */
export interface FoodProfile {
  readonly avoid: readonly AllergenName[]
  readonly diets: readonly Diet[]
}

/** From harmless to certain. */
const VERDICTS = ['safe', 'may-contain', 'unknown', 'unsafe'] as const
export type FoodVerdict = (typeof VERDICTS)[number]

/** What speaks against a food: something that is, or may be, in it, or a diet that it does not keep, or that nobody has looked at. */
export type FoodReason = { readonly allergen: AllergenName; readonly presence: Presence } | { readonly diet: Diet }

export interface JudgedFood {
  readonly verdict: FoodVerdict
  /** The worst first; none for what is safe. */
  readonly reasons: readonly FoodReason[]
}

/** What is known of a dish, a choice or a line; of several parts, what they are composed to. */
export interface FoodToJudge {
  /** `undefined` where nobody said what is in it, which is not the same as "none". */
  readonly allergens: AllergenSet | undefined
  /** As `dietsWith` says them: without any where that is not known. */
  readonly diets: readonly string[] | null | undefined
}

const NOBODY_ASKED: FoodProfile = { avoid: [], diets: [] }

/** The profile that food is judged by: none while safe mode is off. */
export const profileOf = ({
  isSafeModeOn,
  ...profile
}: FoodProfile & { readonly isSafeModeOn: boolean }): FoodProfile =>
  isSafeModeOn ? { avoid: profile.avoid, diets: profile.diets } : NOBODY_ASKED

const VERDICT_BY_PRESENCE = {
  NO: 'safe',
  MAYBE: 'may-contain',
  MAYBE_FROM_MANUFACTURING: 'may-contain',
  MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: 'may-contain',
  UNKNOWN: 'unknown',
  YES: 'unsafe',
} as const satisfies Record<Presence, FoodVerdict>

const severityOf = (verdict: FoodVerdict): number => VERDICTS.indexOf(verdict)

/** The verdict on food that comes together: as bad as its worst part. */
export const worstVerdict = (verdicts: readonly FoodVerdict[]): FoodVerdict =>
  verdicts.reduce<FoodVerdict>((worst, verdict) => (severityOf(verdict) > severityOf(worst) ? verdict : worst), 'safe')

const dietVerdict = (diet: Diet, diets: FoodToJudge['diets']): FoodVerdict => {
  if (diets === null || diets === undefined || diets.includes('UNKNOWN')) return 'unknown'
  return diets.includes(diet) ? 'safe' : 'unsafe'
}

/**
 * Whether somebody can eat it, and what speaks against it (X09). What nobody is sure of is as good as contained, and yet called by its own name:
 * `unknown` stands above every "may". Whoever asks for nothing is told that everything is safe.
 */
export const judgeFood = ({ avoid, diets }: FoodProfile, food: FoodToJudge): JudgedFood => {
  const ofAllergens = avoid.map((allergen) => {
    const presence = food.allergens === undefined ? 'UNKNOWN' : presenceOf(food.allergens, allergen)
    return { verdict: VERDICT_BY_PRESENCE[presence], reason: { allergen, presence } }
  })
  const ofDiets = diets.map((diet) => ({ verdict: dietVerdict(diet, food.diets), reason: { diet } }))
  const against = [...ofAllergens, ...ofDiets]
    .filter(({ verdict }) => verdict !== 'safe')
    .sort((one, other) => severityOf(other.verdict) - severityOf(one.verdict))
  return { verdict: against[0]?.verdict ?? 'safe', reasons: against.map(({ reason }) => reason) }
}

/** Whether a verdict keeps a dish from somebody: traces do as long as they want none, what is unsafe or unknown always does. */
export const isKeptAway = (verdict: FoodVerdict, { hideTraces }: { readonly hideTraces: boolean }): boolean =>
  verdict === 'may-contain' ? hideTraces : verdict !== 'safe'
