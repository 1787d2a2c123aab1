import type { Market } from '@galo/domain'
import { useOverlayTurn, useServices } from '@galo/services'
import { Button, ButtonLink, Dialog, FlagIeIcon, FlagUkIcon, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import type { AppEnvironment } from '../app-environment'
import { twinPage } from '../../shared/links/twin-page'
import { WRONG_MARKET_WORDS } from '../../shared/links/wrong-market.words'
import { drawBeside } from './draw-beside'

interface Props {
  /** Whose country they are in. */
  readonly market: Market
  readonly onStay: () => void
}

const WrongMarketDialog = ({ market, onStay }: Props) => {
  const { config } = useServices()
  const words = useWords(WRONG_MARKET_WORDS)
  const { title, text, go } = words.wrongMarket[market]
  const isShown = useOverlayTurn('wrong-market', true)
  return (
    <Dialog
      open={isShown}
      onClose={onStay}
      title={title}
      icon={market === 'IE' ? <FlagIeIcon /> : <FlagUkIcon />}
      actions={
        <>
          {/* As it stands when it is shown: nothing under it can be changed meanwhile. */}
          <ButtonLink href={config.siteUrls[market] + twinPage(location.pathname, location.search)} full>
            {go}
          </ButtonLink>
          <Button variant="outline" full onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Text tone="soft">{text}</Text>
    </Dialog>
  )
}

/** A link that named the other market has been answered: who loads this page again is not asked again. */
const forgetLinkParameter = (): void => {
  const url = new URL(location.href)
  if (!url.searchParams.has('market')) return
  url.searchParams.delete('market')
  history.replaceState(history.state, '', url)
}

/** Asks somebody who is in the other market's country, or came by a link for it, whether they mean its site (A11). */
export const askMarket = (environment: AppEnvironment, market: Market): void => {
  const { setState } = environment.state.write('app')
  const close = drawBeside(
    environment,
    <WrongMarketDialog
      market={market}
      onStay={() => {
        setState({ localeModalDismissed: true })
        forgetLinkParameter()
        close()
      }}
    />,
  )
  setState({ localeModalShown: true })
}
