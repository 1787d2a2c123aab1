import { Link, pathTo, sitePaths } from '@galo/navigation'
import { withWayBack } from '@galo/navigation/way-back'
import { ButtonLink, CardholderIcon, GaugeRooster, StorefrontIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { Doors } from '../../features/door/doors'
import { Points } from '../../features/points/points'
import type { CardTrouble } from './card-help-page.loader'
import { CARD_HELP_WORDS } from './card-help-page.words'

const logIn = () => withWayBack(pathTo('/card/auth/login'), sitePaths.search())
const card = () => pathTo('/card/account')
const replacement = () => pathTo('/card/lost-your-card')

/** Where each of a page's two doors leads. */
const WAYS: Readonly<Record<CardTrouble, readonly (() => string)[]>> = {
  'forgot-card': [logIn, card],
  'lost-card': [card, replacement],
  'replace-card': [card, () => sitePaths.search()],
}

/** A page for who has no card at hand: two ways on, the quicker one first. */
const CardHelpPage = ({ trouble }: { readonly trouble: CardTrouble }) => {
  const words = useWords(CARD_HELP_WORDS)[trouble]
  return (
    <AzulPage heading={words.heading} lead={words.lead} beside={<GaugeRooster level={0} size={120} />}>
      <Doors>
        {words.doors.map(({ heading, text, points, go }, index) => (
          <Door
            key={heading}
            icon={index === 0 ? <CardholderIcon size={28} /> : <StorefrontIcon size={28} />}
            heading={heading}
            text={text}
          >
            <Points has={points} />
            <ButtonLink
              component={Link}
              to={WAYS[trouble][index]?.() ?? sitePaths.search()}
              full
              variant={index === 0 ? 'act' : 'soft'}
            >
              {go}
            </ButtonLink>
          </Door>
        ))}
      </Doors>
    </AzulPage>
  )
}

/** `/card/forgot-my-card`, `/card/lost`, `/card/lost-your-card`. */
export const cardHelpPage = (trouble: CardTrouble) =>
  function CardHelp() {
    return <CardHelpPage trouble={trouble} />
  }
