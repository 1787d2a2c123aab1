import { chooseHours, type TradingRestaurant } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { useDraft } from '../lists/use-draft'
import { useChangeDay } from './use-change-day'

export const HoursForm = ({ restaurant }: { readonly restaurant: TradingRestaurant }) => {
  const change = useChangeDay(restaurant)
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
          `open ${opens.value} to ${closes.value} today`,
        )
      }
    >
      <InputField label="Opens" type="time" value={opens.value} onChange={opens.type} />
      <InputField label="Closes" type="time" value={closes.value} onChange={closes.type} />
      <SubmitButton variant="act">Change today</SubmitButton>
    </ActionForm>
  )
}
