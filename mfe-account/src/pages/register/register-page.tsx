import { css } from '@galo/css'
import { Link, pathTo, type PageProps } from '@galo/navigation'
import { withWayBack } from '@galo/navigation/way-back'
import { CardholderIcon, GaugeRooster, UserPlusIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { Doors } from '../../features/door/doors'
import { LogInForm } from '../../features/log-in-form/log-in-form'
import { Points } from '../../features/points/points'
import type { RegisterData } from './register-page.loader'
import { REGISTER_WORDS } from './register-page.words'

const line = css`
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`

/** `/card/auth/register`: what an account is good for, and the way to one. Name and password are typed at the provider. */
export const RegisterPage = ({ data: { to } }: PageProps<RegisterData>) => {
  const words = useWords(REGISTER_WORDS)
  return (
    <AzulPage heading={words.heading} lead={words.lead} beside={<GaugeRooster level={2} size={132} />}>
      <Doors>
        <Door icon={<UserPlusIcon size={28} />} heading={words.form.heading} text={words.form.text}>
          <LogInForm to={to} label={words.form.go} asks="register" />
        </Door>
        <Door icon={<CardholderIcon size={28} />} heading={words.gets.heading} text={words.gets.text}>
          <Points has={words.gets.has} not={words.gets.not} />
          <p css={line}>
            {words.beenHere} <Link to={withWayBack(pathTo('/card/auth/login'), to)}>{words.logIn}</Link>
          </p>
        </Door>
      </Doors>
    </AzulPage>
  )
}
