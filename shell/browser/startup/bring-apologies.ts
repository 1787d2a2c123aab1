import { forgetLostApologies, loadApologies } from '../states/late-apologies'
import { onceLookedAround } from './once-looked-around'

/** Brings what says that a page can't be had before it is needed: when it is, the line may be gone. */
export const bringApologies = (): void => onceLookedAround(() => void loadApologies().then(forgetLostApologies))
