import { Link, pathTo, sitePaths } from '@galo/navigation'
import { ButtonLink, CardholderIcon, GaugeRooster, UserCircleIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { Doors } from '../../features/door/doors'
import { LogInForm } from '../../features/log-in-form/log-in-form'
import { Points } from '../../features/points/points'
import { CARD_HOME_WORDS } from './card-home-page.words'

/** `/card/account`: the customer's own card, and the way to it for who isn't logged in. */
export const CardHomePage = () => {
  const words = useWords(CARD_HOME_WORDS)
  return (
    <AzulPage heading={words.heading} lead={words.lead} beside={<GaugeRooster level={3} size={132} />}>
      <Doors>
        <Door icon={<UserCircleIcon size={28} />} heading={words.visitor.heading} text={words.visitor.text}>
          <LogInForm to={pathTo('/card/account')} label={words.visitor.go} />
        </Door>
        <Door icon={<CardholderIcon size={28} />} heading={words.none.heading} text={words.none.text}>
          <Points has={words.none.points} />
          <ButtonLink component={Link} to={sitePaths.card()} full variant="soft">
            {words.none.go}
          </ButtonLink>
        </Door>
      </Doors>
    </AzulPage>
  )
}
