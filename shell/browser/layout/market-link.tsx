import { useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useWords } from '@galo/words'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { twinUrl } from '../../shared/links/twin-page'
import { FrameDrawing } from './drawing'

/** Says which market this is and leads to the same page of the other one, where it has it. */
export const MarketLink = ({ className }: { readonly className: string }) => {
  const { config } = useServices()
  const { pathname, search } = useLocation()
  const words = useWords(HEADER_WORDS)
  return (
    <a
      className={className}
      href={twinUrl(config, pathname, search)}
      aria-label={`${words.thisMarket}. ${words.goToOtherMarket}`}
    >
      <FrameDrawing name="globe" />
      <span>{words.thisMarket}</span>
    </a>
  )
}
