import { css } from '@galo/css'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { takeOut, type OrderCard } from '../../calls'
import { PressButton } from '../controls/press-button'
import { SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { Note } from '../layout/rows'
import { useToast } from '../toast/toast'
import { chosenLines, isAllOfIt, leftOf } from './take-out.model'
import { TAKE_OUT_WORDS } from './take-out.words'
import { useTakingOut } from './takings-out'

const form = css`
  display: grid;
  gap: 0.5rem;
  padding-block: 0.5rem;
  border-block: 1px solid var(--border);
`
const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

interface TakeOutProps {
  readonly order: OrderCard
  /** Of the ticket, for who hears the button alone. */
  readonly titleId: string
}

/** What a kitchen has run out of comes out of an order that it cooks the rest of (J13). */
export const TakeOut = ({ order, titleId }: TakeOutProps) => {
  const words = useWords(TAKE_OUT_WORDS)
  const { http, createId } = useConsole()
  const { notify } = useToast()
  const [taking, setTaking] = useTakingOut(order.id)
  if (taking === null)
    return (
      <Button
        variant="plain"
        size="small"
        aria-describedby={titleId}
        data-part="take-out"
        onClick={() => setTaking({ id: createId(), chosen: {} })}
      >
        {words.open}
      </Button>
    )
  const { id, chosen } = taking
  const lines = chosenLines(order.items, chosen)
  const isAll = isAllOfIt(order.items, chosen)
  const close = () => setTaking(null)
  const press = async () => {
    const { amountLabel } = await http.send(takeOut, { params: { id: order.id }, body: { id, lines } })
    close()
    notify(words.isOut(order.shortId, amountLabel))
  }
  return (
    <div css={form}>
      <Note>{words.about}</Note>
      {order.items
        .filter((item) => leftOf(item) > 0)
        .map((item) => (
          <SelectField
            key={item.id}
            label={item.name}
            value={String(chosen[item.id] ?? 0)}
            options={Array.from({ length: leftOf(item) + 1 }, (_, portions) => ({
              value: String(portions),
              label: portions === 0 ? words.none : words.outOf(portions, leftOf(item)),
            }))}
            onChange={(portions) => setTaking({ id, chosen: { ...chosen, [item.id]: Number(portions) } })}
          />
        ))}
      {isAll && <Note>{words.all}</Note>}
      <div css={ways}>
        <PressButton variant="act" aria-describedby={titleId} disabled={lines.length === 0 || isAll} onPress={press}>
          {words.takeOut}
        </PressButton>
        <Button variant="outline" size="small" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
