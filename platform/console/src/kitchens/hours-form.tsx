import { useWords } from '@galo/words'
import { chooseHours, type TradingRestaurant } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { useDraft } from '../lists/use-draft'
import { KITCHENS_WORDS } from './kitchens.words'
import { useChangeDay } from './use-change-day'

export const HoursForm = ({ restaurant }: { readonly restaurant: TradingRestaurant }) => {
  const change = useChangeDay(restaurant)
  const words = useWords(KITCHENS_WORDS)
  const opens = useDraft(restaurant.hours?.opens ?? '')
  const closes = useDraft(restaurant.hours?.closes ?? '')
  return (
    <ActionForm
      onSend={() =>
        change(
          (http) =>
            http.send(chooseHours, {
              params: { id: restaurant.id },
              body: { opens: opens.value, closes: closes.value },
            }),
          words.hoursChanged(opens.value, closes.value),
        )
      }
    >
      <InputField label={words.opens} type="time" value={opens.value} onChange={opens.type} />
      <InputField label={words.closes} type="time" value={closes.value} onChange={closes.type} />
      <SubmitButton variant="act">{words.changeToday}</SubmitButton>
    </ActionForm>
  )
}
