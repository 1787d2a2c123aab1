import { css } from '@galo/css'
import { Button, MopedIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { moveDelivery, redeliver, type DeliveryOnCard, type OrderCard } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole } from '../data/console-context'
import { SpaceBetween } from '../layout/rows'
import { useToast } from '../toast/toast'
import { deliveryLine, deliverySteps, deliveryWord } from './delivery.model'
import { DELIVERY_WORDS } from './delivery.words'

const part = css`
  display: grid;
  gap: 0.5rem;
  padding-block-start: 0.375rem;
  border-block-start: 1px solid var(--border);
`
const leg = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--action-hover);
  font-weight: 600;
`
const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  & > button {
    flex: 1 1 auto;
    padding-inline: 0.75rem;
    font-size: 0.9375rem;
  }
`
const map = css`
  padding-inline: 0.75rem;
  font-size: 0.875rem;
`

interface DeliveryPartProps {
  readonly order: OrderCard
  readonly delivery: DeliveryOnCard
  readonly titleId: string
  readonly onRide: () => void
}

/** Where a delivery stands and what it may do next, as the table of steps allows. */
export const DeliveryPart = ({ order, delivery, titleId, onRide }: DeliveryPartProps) => {
  const { http } = useConsole()
  const { notify } = useToast()
  const words = useWords(DELIVERY_WORDS)
  const locale = useLocale()
  const { id, shortId } = order
  return (
    <div css={part}>
      <SpaceBetween>
        <span css={leg}>
          <MopedIcon size={20} />
          {deliveryLine(delivery, locale)}
        </span>
        <Button variant="outline" size="small" css={map} aria-describedby={titleId} data-part="map" onClick={onRide}>
          {words.map}
        </Button>
      </SpaceBetween>
      {(delivery.steps.length > 0 || delivery.canRedeliver) && (
        <div css={steps}>
          {deliverySteps(delivery, locale).map(({ to, label, isNext }) => (
            <PressButton
              key={to}
              variant={isNext ? 'act' : 'outline'}
              aria-describedby={titleId}
              data-part={to}
              onPress={async () => {
                await http.send(moveDelivery, { params: { id, step: to } })
                notify(words.moved(shortId, deliveryWord(to, locale)))
              }}
            >
              {label}
            </PressButton>
          ))}
          {delivery.canRedeliver && (
            <PressButton
              variant="act"
              aria-describedby={titleId}
              data-part="redelivery"
              onPress={async () => {
                await http.send(redeliver, { params: { id }, body: {} })
                notify(words.broughtAgain(shortId))
              }}
            >
              {words.bringAgain}
            </PressButton>
          )}
        </div>
      )}
    </div>
  )
}
