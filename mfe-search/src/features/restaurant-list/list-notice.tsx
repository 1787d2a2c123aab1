import { Link, sitePaths } from '@galo/navigation'
import { Notice as Message } from '@galo/ui'
import { inSentence, useLocale, useWords } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import type { ListNotice as Notice } from './list-notice.model'
import type { ListedWay } from './listed-way'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

/** The nearest restaurant of all, further away than the search looks. */
export interface Beyond {
  readonly name: string
  readonly slug: string
  readonly distanceMiles: number
}

const FarAway = ({ name, slug, distanceMiles, way }: Beyond & { readonly way: ListedWay }) => {
  const locale = useLocale()
  const { nearestIs } = useWords(RESTAURANT_LIST_WORDS)
  const link = <Link to={sitePaths.menu(slug, way.type)}>{name}</Link>
  return <> {inSentence(nearestIs, formatDistance(distanceMiles, locale), link)}</>
}

interface ListNoticeProps {
  readonly notice: Notice
  readonly way: ListedWay
  readonly beyond?: Beyond | undefined
}

/** Row D18, in our host's voice. */
export const ListNotice = ({ notice, way, beyond }: ListNoticeProps) => {
  const { notices } = useWords(RESTAURANT_LIST_WORDS)
  const { nobodyTakes } = useWords(way.words)
  const { title, text } =
    notice.kind === 'nobody-takes'
      ? nobodyTakes
      : notices[notice.kind](notice.kind === 'early-bird' ? notice.opens : '')
  return (
    <Message tone={notice.kind === 'early-bird' ? 'info' : 'warn'} title={title}>
      {text}
      {notice.kind === 'nothing-near' && beyond && <FarAway {...beyond} way={way} />}
    </Message>
  )
}
