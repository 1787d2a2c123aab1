import { DEFAULT_FULFILMENT } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useOverlayTurn } from '@galo/services'
import { useStore } from '@galo/state'
import { Button, ButtonLink, Dialog, GaugeRooster, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { DELIVERY_QUOTE_WORDS } from './delivery-quote.words'

interface NoDeliveryDialogProps {
  readonly open: boolean
  /** Nobody could be asked, three times in a row; otherwise nobody rides there. */
  readonly isStopped: boolean
  /** Nobody is sent elsewhere while their money is here. */
  readonly isPaid: boolean
  readonly onTryAgain: () => void
  readonly onClose: () => void
}

/** G11: no rider, and another way to get fed. Closed, it leaves the customer at the address. */
export const NoDeliveryDialog = ({ open, isStopped, isPaid, onTryAgain, onClose }: NoDeliveryDialogProps) => {
  const words = useWords(DELIVERY_QUOTE_WORDS)
  const slug = useStore('basket', ({ restaurant }) => restaurant?.slug) ?? null
  const isShown = useOverlayTurn('collect-slots', open && !isPaid)
  const { title, text } = isStopped ? words.stopped : words.problems.undeliverable
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={title}
      art={<GaugeRooster level={isStopped ? 0 : 3} size={150} />}
      actions={
        <>
          {isStopped && (
            <Button full onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
          )}
          {slug !== null && (
            <ButtonLink
              component={Link}
              to={sitePaths.menu(slug, DEFAULT_FULFILMENT)}
              full
              {...(isStopped ? { variant: 'outline' as const } : {})}
            >
              {words.collectInstead}
            </ButtonLink>
          )}
          <ButtonLink component={Link} to={sitePaths.search()} variant="outline" full>
            {words.startAgain}
          </ButtonLink>
        </>
      }
    >
      <Text tone="soft">{text}</Text>
    </Dialog>
  )
}
