import { useState } from 'react'
import { removeReward, setReward, updateView, type SignedBasket } from '@galo/contracts/basket'
import type { RewardType } from '@galo/domain'
import { useServices } from '@galo/services'
import type { OffersProps } from './offers.port'
import { rewardProblemIn, type RewardProblem } from './reward-problem.model'

const isOn = ({ data }: SignedBasket, type: RewardType): boolean =>
  data.loyalty?.rewards?.applied.some(({ reward_type }) => reward_type === type) ?? false

/** One reward per order (H07): put on the dish it saves most on, and taken off only where it is on. */
export const useReward = ({ offer, pending }: OffersProps) => {
  const { http, createId } = useServices()
  const [asked, setAsked] = useState<RewardType | null>(null)
  const [problem, setProblem] = useState<RewardProblem | null>(null)
  const isBusy = asked !== null || pending.reward

  const change = async (
    type: RewardType,
    failsAs: 'SET_BASKET_REWARD_ERROR' | 'REMOVE_BASKET_REWARD_ERROR',
    send: (signed: SignedBasket, changeId: string) => Promise<SignedBasket> | null,
  ): Promise<boolean> => {
    if (isBusy) return false
    const changeId = createId()
    setProblem(null)
    setAsked(type)
    const done = await offer('reward', failsAs, (signed) => send(signed, changeId), rewardProblemIn)
    setAsked(null)
    if (!done.ok && done.error.reason === 'not-taken') setProblem(done.error.why)
    return done.ok
  }

  const use = (type: RewardType): Promise<boolean> =>
    change(type, 'SET_BASKET_REWARD_ERROR', (signed, change_id) =>
      isOn(signed, type) ? null : http.send(setReward, { body: updateView(signed, { reward: { type }, change_id }) }),
    )

  const takeOff = (type: RewardType): Promise<boolean> =>
    change(type, 'REMOVE_BASKET_REWARD_ERROR', (signed, change_id) =>
      isOn(signed, type)
        ? http.send(removeReward, { body: updateView(signed, { reward_type: type, change_id }) })
        : null,
    )

  return { use, takeOff, asked, isBusy, problem }
}
