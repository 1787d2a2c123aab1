import type { ReactNode } from 'react'
import { fulfilmentFromUrl, fulfilmentToUrl } from '@galo/domain'
import { BagIcon, ForkKnifeIcon, MopedIcon, Segmented } from '@galo/ui'
import { useWords } from '@galo/words'
import { WAYS_TO_EAT, type WayToEat } from './address-entry.model'
import { ADDRESS_WORDS } from './address-entry.words'
import type { PlaceSearch } from './use-place-search'

const WAY_ICONS = {
  DELIVERY: <MopedIcon size={20} />,
  COLLECTION: <BagIcon size={20} />,
  EAT_IN: <ForkKnifeIcon size={20} />,
} as const satisfies Record<WayToEat, ReactNode>

/** How the food is to be had, asked with the place: radios that the form sends, before any script too. */
export const WayChoice = ({ place: { fulfilment, setWay } }: { readonly place: PlaceSearch }) => {
  const words = useWords(ADDRESS_WORDS)
  return (
    <Segmented
      legend={words.wayToEat}
      name="fulfilment"
      value={fulfilmentToUrl(fulfilment)}
      options={WAYS_TO_EAT.map((way) => ({
        value: fulfilmentToUrl(way),
        label: words.ways[way],
        icon: WAY_ICONS[way],
      }))}
      onChange={(inUrl) => setWay(fulfilmentFromUrl(inUrl))}
    />
  )
}
