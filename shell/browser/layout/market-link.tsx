import { useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import { GlobeIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { twinUrl } from '../../shared/links/twin-page'
import { LAYOUT_WORDS } from './layout.words'

/** Says which market this is and leads to the same page of the other one, where it has it. */
export const MarketLink = ({ className }: { readonly className: string }) => {
  const { config } = useServices()
  const { pathname, search } = useLocation()
  const words = useWords(LAYOUT_WORDS)
  return (
    <a
      className={className}
      href={twinUrl(config, pathname, search)}
      aria-label={`${words.thisMarket}. ${words.goToOtherMarket}`}
    >
      <GlobeIcon size={20} />
      <span>{words.thisMarket}</span>
    </a>
  )
}
