import { css } from '@emotion/react'
import { useQueryClient } from '@tanstack/react-query'
import type { RewardType } from '@galo/domain'
import { useState } from 'react'
import { findCustomers, giveReward, setBalance, type CustomerCard } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { keyOf } from '../data/use-call'
import { Note, Row } from '../layout/rows'
import { useDraft } from '../lists/use-draft'
import { useToast } from '../toast/toast'
import { colourOf, REWARD_OPTIONS, rewardWords } from './people.model'

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
  const client = useQueryClient()
  const chillies = useDraft(String(card.chillies))
  const [reward, setReward] = useState<RewardType>('GREEN')
  const lookAgain = () => client.invalidateQueries({ queryKey: keyOf(findCustomers) })
  const set = async () => {
    await http.send(setBalance, { params: { id: customerId }, body: { chillies: Number(chillies.value) } })
    notify(`${name} has ${chillies.value} chillies`)
    await lookAgain()
  }
  const give = async () => {
    await http.send(giveReward, { params: { id: customerId }, body: { type: reward } })
    notify(`${name} has a ${colourOf(reward)} reward`)
    await lookAgain()
  }
  return (
    <>
      <Note>{`Card ${card.cardNumber}. ${rewardWords(card.rewards)}.`}</Note>
      <Row css={tools}>
        <ActionForm css={narrow} onSend={set}>
          <InputField
            label="Chillies"
            type="number"
            min="0"
            max="9"
            required
            value={chillies.value}
            onChange={chillies.type}
            data-part="chillies"
          />
          <SubmitButton data-part="set">Set</SubmitButton>
        </ActionForm>
        <ActionForm css={narrow} onSend={give}>
          <SelectField label="Reward" value={reward} options={REWARD_OPTIONS} onChange={setReward} data-part="reward" />
          <SubmitButton data-part="give">Give</SubmitButton>
        </ActionForm>
      </Row>
    </>
  )
}
