import { createHash } from 'node:crypto'
import type { FlagValue } from '../../../data/flags'
import type { FlagRow } from './flags.store'

/** Whom a flag is asked for. */
export interface FlagContext {
  /** The visitor, always the same word for the same person. */
  readonly targetingKey?: string | undefined
  readonly market?: string | undefined
}

export type Evaluation =
  | {
      readonly key: string
      readonly reason: 'STATIC' | 'DEFAULT' | 'TARGETING_MATCH' | 'SPLIT' | 'DISABLED'
      readonly variant: string
      readonly value: FlagValue
    }
  | {
      readonly key: string
      readonly errorCode: 'TARGETING_KEY_MISSING' | 'GENERAL'
      readonly errorDetails: string
    }

const BUCKETS = 10_000

/**
 * A visitor's position in the rollout of one flag, from 0 up to 100: a share of 30 is for those below 30. It depends on visitor and flag alone,
 * so a share that grows keeps everybody who was in it, and each flag has an order of its own.
 */
export const rolloutPositionOf = (key: string, targetingKey: string): number => {
  const digest = createHash('sha256').update(`${key}\n${targetingKey}`).digest()
  return ((digest.readUInt32BE(0) % BUCKETS) / BUCKETS) * 100
}

type Flag = Omit<FlagRow, 'changedAt' | 'description'>

/** What one visitor gets, and why, in the words of OpenFeature. */
export const evaluate = (flag: Flag, { targetingKey, market }: FlagContext): Evaluation => {
  const { key } = flag
  const answer = (variant: string, reason: 'STATIC' | 'DEFAULT' | 'TARGETING_MATCH' | 'SPLIT' | 'DISABLED') => {
    const value = flag.variants[variant]
    return value === undefined
      ? ({ key, errorCode: 'GENERAL', errorDetails: `${variant} is no variant of ${key}` } as const)
      : { key, reason, variant, value }
  }
  if (!flag.isOn) return answer(flag.offVariant, 'DISABLED')
  for (const rule of flag.rules) {
    if (rule.market !== null && rule.market !== market) continue
    if (rule.percent >= 100) return answer(rule.variant, 'TARGETING_MATCH')
    if (targetingKey === undefined)
      return {
        key,
        errorCode: 'TARGETING_KEY_MISSING',
        errorDetails: `${key} is for a share of visitors: who is asking?`,
      }
    if (rolloutPositionOf(key, targetingKey) < rule.percent) return answer(rule.variant, 'SPLIT')
  }
  return answer(flag.defaultVariant, flag.rules.length === 0 ? 'STATIC' : 'DEFAULT')
}
