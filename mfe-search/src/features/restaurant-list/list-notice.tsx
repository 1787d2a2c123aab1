import { Link, sitePaths } from '@galo/navigation'
import { Notice as Message } from '@galo/ui'
import { useLocale } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import type { ListNotice as Notice } from './list-notice.model'

const words = (notice: Notice): { readonly title: string; readonly text: string } => {
  switch (notice.kind) {
    case 'nothing-near':
      return {
        title: 'No Galo near there yet',
        text: 'We looked as far as anybody would go for a chicken.',
      }
    case 'no-collection':
      return {
        title: 'Nobody near you is taking collection orders',
        text: 'The grills are there, their tills are not answering. Have a look at the menus and try again in a bit.',
      }
    case 'all-closed':
      return { title: 'The coals are out for today', text: 'Back tomorrow from 11:30. The menus are open all night.' }
    case 'early-bird':
      return { title: 'You’re up before us', text: `Order ahead for today, from ${notice.opens}.` }
    default:
      return notice satisfies never
  }
}

/** The nearest restaurant of all, further away than the search looks. */
export interface Beyond {
  readonly name: string
  readonly slug: string
  readonly distanceMiles: number
}

const FarAway = ({ name, slug, distanceMiles }: Beyond) => {
  const locale = useLocale()
  return (
    <>
      {' '}
      The nearest is {formatDistance(distanceMiles, locale)} away:{' '}
      <Link to={sitePaths.menu(slug, 'COLLECTION')}>{name}</Link>.
    </>
  )
}

/** Row D18, in our host's voice. */
export const ListNotice = ({ notice, beyond }: { readonly notice: Notice; readonly beyond?: Beyond | undefined }) => {
  const { title, text } = words(notice)
  return (
    <Message tone={notice.kind === 'early-bird' ? 'info' : 'warn'} title={title}>
      {text}
      {notice.kind === 'nothing-near' && beyond && <FarAway {...beyond} />}
    </Message>
  )
}
