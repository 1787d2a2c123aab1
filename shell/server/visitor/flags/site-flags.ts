import { evaluateFlags } from '@galo/contracts/flags'
import type { InputOf } from '@galo/contracts/call'
import type { FlagContext } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import type { FlagValues } from '@galo/services'
import type { Report } from '../../report'
import { tracedFetch } from '../../telemetry/traced-fetch'

/** So long the platform may take, in milliseconds (A15); then it is as if it had said nothing. */
const LIMIT_MS = 5_000
/** From this age on, in milliseconds, an answer is asked for again behind whoever gets the old one. */
const FRESH_MS = 2_000

/** What every visitor of a market gets. */
export interface SiteFlags {
  /** What the platform said last; nothing before it ever did. Waits for nobody. */
  of(market: Market): FlagValues
  /** Resolves when the platform has said what is switched, or has taken too long to. */
  ask(market: Market): Promise<void>
  /** What one visitor gets, by their key; `null` when the platform does not say in time. Never rejects. */
  askFor(market: Market, visitor: VisitorContext): Promise<FlagValues | null>
}

/** Whom flags are asked for (A15), beside the market. */
export interface VisitorContext extends FlagContext {
  readonly targetingKey: string
  /** In an arm of a test. */
  readonly inConvertTest: boolean
  /** What they have switched for themselves. */
  readonly overrides: FlagValues
}

const valuesIn = async (answer: Response): Promise<FlagValues> => {
  const { flags } = evaluateFlags.answer.parse(await answer.json())
  return Object.fromEntries(flags.flatMap((flag) => ('value' in flag ? [[flag.key, flag.value]] : [])))
}

interface Told {
  values: FlagValues
  etag: string | null
  askedAt: number
  asking: Promise<void> | null
  isSilent: boolean
}

interface SiteFlagsOptions {
  readonly platformUrl: string
  readonly report: Report
  readonly now?: () => number
}

/** The flags by OpenFeature's remote evaluation protocol, one answer for all visitors of a market. What has been said holds while the platform is silent: a switch stays where it was put. */
export const createSiteFlags = ({
  platformUrl,
  report,
  now = () => performance.now(),
}: SiteFlagsOptions): SiteFlags => {
  const nothing = (): Told => ({ values: {}, etag: null, askedAt: -Infinity, asking: null, isSilent: false })
  const told: Record<Market, Told> = { UK: nothing(), IE: nothing() }

  const evaluate = (market: Market, visitor: Partial<VisitorContext>, etag: string | null): Promise<Response> => {
    const context = { ...visitor, market, application: 'online-ordering-ui' }
    return tracedFetch(`${platformUrl}${evaluateFlags.path}`, {
      method: evaluateFlags.method,
      headers: { 'content-type': 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
      body: JSON.stringify({ context } satisfies InputOf<typeof evaluateFlags>['body']),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
  }

  const send = async (market: Market): Promise<void> => {
    const there = told[market]
    const answer = await evaluate(market, {}, there.etag)
    if (answer.status === 304) return
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    there.values = await valuesIn(answer)
    there.etag = answer.headers.get('etag')
  }

  const ask = (market: Market): Promise<void> => {
    const there = told[market]
    there.askedAt = now()
    there.asking ??= send(market)
      .then(
        () => void (there.isSilent = false),
        (error: unknown) => {
          if (!there.isSilent)
            report('warning', 'The platform does not say what is switched on', { error: String(error) })
          there.isSilent = true
        },
      )
      .finally(() => void (there.asking = null))
    return there.asking
  }

  return {
    of(market) {
      if (now() - told[market].askedAt > FRESH_MS) void ask(market)
      return told[market].values
    },
    ask,
    async askFor(market, visitor) {
      try {
        const answer = await evaluate(market, visitor, null)
        return answer.ok ? await valuesIn(answer) : null
      } catch {
        // That the platform is silent is reported where everybody's values are asked for.
        return null
      }
    },
  }
}
