import { useQueryClient } from '@tanstack/react-query'
import { css } from '@galo/css'
import { REWARD_TYPES, type RewardType } from '@galo/domain'
import { useState } from 'react'
import { useLocale, useWords } from '@galo/words'
import { findCustomers, giveReward, setBalance, type CustomerCard } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { keyOf } from '../data/use-call'
import { Note, Row } from '../layout/rows'
import { useDraft } from '../lists/use-draft'
import { useToast } from '../toast/toast'
import { colourOf, rewardWords } from './people.model'
import { PEOPLE_WORDS } from './people.words'

const tools = css`
  align-items: end;
  & > form {
    flex: 1 1 14rem;
  }
`
const narrow = css`
  flex-wrap: nowrap;
  & > div {
    flex-basis: 4rem;
  }
`

interface CardToolsProps {
  readonly customerId: string
  readonly name: string
  readonly card: CustomerCard
}

/** What can be put on somebody's card. */
export const CardTools = ({ customerId, name, card }: CardToolsProps) => {
  const { http } = useConsole()
  const { notify } = useToast()
  const words = useWords(PEOPLE_WORDS)
  const locale = useLocale()
  const options = REWARD_TYPES.map((type) => ({ value: type, label: words.rewardOptions[type] }))
  const client = useQueryClient()
  const chillies = useDraft(String(card.chillies))
  const [reward, setReward] = useState<RewardType>('GREEN')
  const lookAgain = () => client.invalidateQueries({ queryKey: keyOf(findCustomers) })
  const set = async () => {
    await http.send(setBalance, { params: { id: customerId }, body: { chillies: Number(chillies.value) } })
    notify(words.hasChillies(name, chillies.value))
    await lookAgain()
  }
  const give = async () => {
    await http.send(giveReward, { params: { id: customerId }, body: { type: reward } })
    notify(words.hasReward(name, colourOf(reward, locale)))
    await lookAgain()
  }
  return (
    <>
      <Note>{words.card(card.cardNumber, rewardWords(card.rewards, locale))}</Note>
      <Row css={tools}>
        <ActionForm css={narrow} onSend={set}>
          <InputField
            label={words.chillies}
            type="number"
            min="0"
            max="9"
            required
            value={chillies.value}
            onChange={chillies.type}
            data-part="chillies"
          />
          <SubmitButton data-part="set">{words.set}</SubmitButton>
        </ActionForm>
        <ActionForm css={narrow} onSend={give}>
          <SelectField label={words.reward} value={reward} options={options} onChange={setReward} data-part="reward" />
          <SubmitButton data-part="give">{words.give}</SubmitButton>
        </ActionForm>
      </Row>
    </>
  )
}
