import { Link, sitePaths, useWantedFulfilment } from '@galo/navigation'
import { Notice as Message } from '@galo/ui'
import { inSentence, useLocale, useWords } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import type { ListNotice as Notice } from './list-notice.model'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

/** The nearest restaurant of all, further away than the search looks. */
export interface Beyond {
  readonly name: string
  readonly slug: string
  readonly distanceMiles: number
}

const FarAway = ({ name, slug, distanceMiles }: Beyond) => {
  const locale = useLocale()
  const fulfilment = useWantedFulfilment()
  const { nearestIs } = useWords(RESTAURANT_LIST_WORDS)
  const link = <Link to={sitePaths.menu(slug, fulfilment)}>{name}</Link>
  return <> {inSentence(nearestIs, formatDistance(distanceMiles, locale), link)}</>
}

/** Row D18, in our host's voice. */
export const ListNotice = ({ notice, beyond }: { readonly notice: Notice; readonly beyond?: Beyond | undefined }) => {
  const { notices } = useWords(RESTAURANT_LIST_WORDS)
  const { title, text } = notices[notice.kind](notice.kind === 'early-bird' ? notice.opens : '')
  return (
    <Message tone={notice.kind === 'early-bird' ? 'info' : 'warn'} title={title}>
      {text}
      {notice.kind === 'nothing-near' && beyond && <FarAway {...beyond} />}
    </Message>
  )
}
