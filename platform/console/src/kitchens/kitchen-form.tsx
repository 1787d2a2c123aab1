import { useWords } from '@galo/words'
import { setKitchen, type TradingRestaurant } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { useDraft } from '../lists/use-draft'
import { KITCHENS_WORDS } from './kitchens.words'
import { useChangeDay } from './use-change-day'

/** How long a dish takes, and how many orders go into a slot. */
export const KitchenForm = ({ restaurant }: { readonly restaurant: TradingRestaurant }) => {
  const change = useChangeDay(restaurant)
  const words = useWords(KITCHENS_WORDS)
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
          words.kitchenSet(prep.value, capacity.value),
        )
      }
    >
      <InputField
        label={words.cooksFor}
        type="number"
        min="0"
        max="180"
        required
        value={prep.value}
        onChange={prep.type}
      />
      <InputField
        label={words.ordersPerSlot}
        type="number"
        min="1"
        max="1000"
        required
        value={capacity.value}
        onChange={capacity.type}
      />
      <SubmitButton>{words.set}</SubmitButton>
    </ActionForm>
  )
}
