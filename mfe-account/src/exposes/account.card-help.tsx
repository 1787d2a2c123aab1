import { definePage, type PageCode } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { cardHelpPage } from '../pages/card-help/card-help-page'
import type { CardTrouble } from '../pages/card-help/card-help-page.loader'

const page = (trouble: CardTrouble): PageCode<null> => ({
  load: (context) =>
    import('../pages/card-help/card-help-page.loader').then((m) => m.loadCardHelpPage(trouble, context)),
  Page: cardHelpPage(trouble),
  Skeleton: AccountSkeleton,
})

/** What to do without a card at hand. */
export default [
  definePage('account.forgot-card', page('forgot-card')),
  definePage('account.lost-card', page('lost-card')),
  definePage('account.replace-card', page('replace-card')),
]
