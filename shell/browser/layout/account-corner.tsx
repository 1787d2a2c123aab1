import { FragmentOutlet, Link, sitePaths, useLocation } from '@galo/navigation'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { DOORS, doorLink } from '../../shared/links/doors'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { FrameDrawing } from './drawing'
import { useFirstTouch } from './use-first-touch'

/** A plain link until a customer touches the page; whose it is, the account team's fragment says on it, so that the link itself stays. */
const Profile = () => {
  const { profile } = useWords(HEADER_WORDS)
  const isTouched = useFirstTouch()
  const isKnown = useStore('session', ({ user }) => user !== null)
  const plain = (
    <>
      <FrameDrawing name="person" />
      {profile}
    </>
  )
  return (
    <Link className="head-item" to={sitePaths.profile()}>
      {isTouched && isKnown ? (
        <FragmentOutlet name="account-name" props={{}} loading={plain} unavailable={plain} />
      ) : (
        plain
      )}
    </Link>
  )
}

/** The links of visitors and those of customers, in one place: drawn for everybody alike, and `data-who` on the root element says which are seen. */
export const AccountCorner = () => {
  const words = useWords(HEADER_WORDS)
  const { pathname, search } = useLocation()
  return (
    <div className="head-who">
      <div className="for-visitor">
        <Link className="head-item" to={doorLink('logIn', pathname, search)}>
          <FrameDrawing name="person" />
          {words.logIn}
        </Link>
        <Link className="head-item head-second" to={doorLink('register', pathname, search)}>
          {words.signUp}
        </Link>
      </div>
      <div className="for-customer">
        <Profile />
        <form className="head-second" method="post" action={DOORS.logOut}>
          <button type="submit" className="head-item">
            {words.logOut}
          </button>
        </form>
      </div>
    </div>
  )
}
