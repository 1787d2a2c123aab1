import {
  createContext,
  createElement,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLocation } from '@galo/navigation'
import { useBackOnline, useServices } from '@galo/services'
import { Spinner, Toast, useHydrated, useWaited, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_PAGE_WORDS } from './menu-page.words'

/** Sooner than this, a word about waiting would only flicker. */
const LATE_MS = 700

const Late = () => {
  const { opening } = useWords(MENU_PAGE_WORDS)
  const isLate = useWaited(LATE_MS)
  return <Toast icon={<Spinner />}>{isLate ? opening : null}</Toast>
}

const AskAgain = createContext<() => void>(() => {})

/** The code did not come: asks for it once more when somebody goes on elsewhere, or the line is back. Gives what "Try again" does. */
export const useLost = (error: unknown): (() => void) => {
  const { log } = useServices()
  const onPress = use(AskAgain)
  const { key } = useLocation()
  const [lostAt] = useState(key)
  useEffect(() => {
    if (key !== lostAt) onPress()
  }, [key, lostAt, onPress])
  useBackOnline(onPress)
  useEffect(() => log('error', 'The code of a part of the menu could not be loaded', { error }), [log, error])
  return onPress
}

export interface LostProps {
  readonly error: unknown
}

const LostOnTop = ({ error }: LostProps) => {
  const words = useWords(MENU_PAGE_WORDS)
  const onPress = useLost(error)
  return (
    <Toast icon={<WarningFillIcon size={22} />} action={{ label: words.tryAgain, onPress }}>
      {words.didNotOpen}
    </Toast>
  )
}

interface OnDemandOptions {
  /** Nobody waits for it: it says nothing when it is late or doesn’t come. */
  readonly isExtra?: boolean
  /** What stands for it meanwhile. */
  readonly Meanwhile?: ComponentType
  /** What says that it didn’t come. */
  readonly Lost?: ComponentType<LostProps>
  /**
   * Its code comes with `bring` alone: what the server has drawn of it stands without until then, and nobody waits for it. Nothing above it is a `memo`:
   * React would wake it for every new address, and open nothing there before its code has been brought.
   */
  readonly whenBrought?: boolean
}

const Nothing = () => null

/** Tells once what stands beside it is alive. */
const Alive = ({ tell }: { readonly tell: (isAlive: true) => void }) => {
  useEffect(() => tell(true), [tell])
  return null
}

/**
 * A part of the page whose code comes when it is first shown, or a little earlier by `bring`. When it doesn’t come, this part alone says so:
 * what lies under it stays, and the code is asked for anew: by "Try again", by whatever is pressed to open it, the same dish once more
 * included, and by itself when the line is back.
 */
export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    whenBrought = false,
    isExtra = whenBrought,
    Meanwhile = isExtra ? Nothing : Late,
    Lost = isExtra ? Nothing : LostOnTop,
  }: OnDemandOptions = {},
) => {
  let tellBrought: ((Part: ComponentType<P>) => void) | undefined
  const untilBrought = () =>
    new Promise<ComponentType<P>>((resolve) => {
      tellBrought = resolve
    })

  const ask = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await (whenBrought ? untilBrought() : load()) }
      } catch (error) {
        // A lazy component keeps what it became for good.
        latest.Part = ask()
        return { default: (): ReactNode => <Lost error={error} /> }
      }
    })
  const latest: { Part: ComponentType<P> } = { Part: ask() }
  let isBrought = false

  const bring = (): void => {
    if (isBrought) return
    isBrought = true
    load().then(
      (Part) => {
        latest.Part = Part
        tellBrought?.(Part)
      },
      () => {
        isBrought = false
      },
    )
  }

  /**
   * Waits by itself: what is open beside it already must not be taken away meanwhile, a sheet would close itself. What the server has drawn stays
   * what it was until its code is here: at the first change React would give it up for a new one, and with it what was chosen there.
   */
  const OnDemand = (props: P) => {
    const [{ Part }, setAsked] = useState({ Part: latest.Part })
    const askAgain = useCallback(() => setAsked({ Part: latest.Part }), [])
    const isHydrated = useHydrated()
    const [isAlive, setAlive] = useState(isHydrated)
    const part = (
      <Suspense fallback={<Meanwhile />}>
        {createElement<P>(Part, props)}
        {!isAlive && <Alive tell={setAlive} />}
      </Suspense>
    )
    const [first] = useState(part)
    return <AskAgain value={askAgain}>{isAlive ? part : first}</AskAgain>
  }
  return Object.assign(OnDemand, { bring })
}
