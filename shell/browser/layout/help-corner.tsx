import { useEffect, useState } from 'react'
import { basketCount } from '@galo/contracts/basket'
import { fulfilmentFromUrl } from '@galo/domain'
import { useLocation } from '@galo/navigation'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { helpLink } from '../../shared/links/help-link.model'
import { useEnvironment } from '../app-environment'
import { FrameDrawing } from './drawing'
import { LAYOUT_WORDS } from './layout.words'

/** Help for how this customer gets the food: as the basket says, else the address; nothing is taken as chosen that nobody chose. */
export const HelpCorner = () => {
  const words = useWords(LAYOUT_WORDS)
  const { pages } = useEnvironment()
  const { key, search } = useLocation()
  const inBasket = useStore('basket', (basket) => (basketCount(basket) === 0 ? null : basket.fulfilmentType))
  const fulfilment = inBasket ?? fulfilmentFromUrl(new URLSearchParams(search).get('fulfilment')) ?? 'NONE'
  const [telephone, setTelephone] = useState<string>()
  useEffect(() => pages.followContact((contact) => setTelephone(contact?.telephone)), [pages, key])
  return (
    <a className="head-item" href={helpLink(fulfilment, telephone)}>
      <FrameDrawing name="question" />
      {words.help}
    </a>
  )
}
