import { setKitchen, type TradingRestaurant } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { useDraft } from '../lists/use-draft'
import { useChangeDay } from './use-change-day'

/** How long a dish takes, and how many orders go into a slot. */
export const KitchenForm = ({ restaurant }: { readonly restaurant: TradingRestaurant }) => {
  const change = useChangeDay(restaurant)
  const prep = useDraft(String(restaurant.prepTimeMins))
  const capacity = useDraft(String(restaurant.slotCapacity))
  return (
    <ActionForm
      onSend={() =>
        change(
          (http) =>
            http.send(setKitchen, {
              params: { id: restaurant.id },
              body: { prepTimeMins: Number(prep.value), slotCapacity: Number(capacity.value) },
            }),
          `${prep.value} minutes, ${capacity.value} orders a slot`,
        )
      }
    >
      <InputField
        label="Cooks for, min"
        type="number"
        min="0"
        max="180"
        required
        value={prep.value}
        onChange={prep.type}
      />
      <InputField
        label="Orders per slot"
        type="number"
        min="1"
        max="1000"
        required
        value={capacity.value}
        onChange={capacity.type}
      />
      <SubmitButton>Set</SubmitButton>
    </ActionForm>
  )
}
