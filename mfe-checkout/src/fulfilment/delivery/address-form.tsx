import type { DeliveryQuote } from '@galo/domain'
import { useFlag } from '@galo/services'
import type { SavedAddresses } from '@galo/services/places/use-saved-addresses'
import { Button, FieldPairs, FieldsForm, Notice, Reference, Stack, Text, TextInput, WaitingButton } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { AddressFinder } from './address-finder'
import { errorOf, type AddressField } from './delivery-address.model'
import { DELIVERY_ADDRESS_WORDS } from './delivery-address.words'
import { DELIVERY_QUOTE_WORDS } from './delivery-quote.words'
import { QuoteCard } from './quote-card'
import { SavedAddressList } from './saved-addresses'
import { useAddressChoice } from './use-address-choice'
import { useAddressFinder } from './use-address-finder'
import type { DeliveryDraft } from './use-delivery-details'
import type { DeliveryQuoting } from './use-delivery-quote'

interface AddressFormProps {
  readonly draft: DeliveryDraft
  readonly saved: SavedAddresses
  readonly quoting: DeliveryQuoting
  /** What bringing it there costs; `null` while nobody knows. */
  readonly terms: DeliveryQuote | null
  /** What is different from what the customer had agreed to. */
  readonly changes: readonly string[]
  readonly label: string
  readonly isConfirming: boolean
  readonly onConfirm: () => void
}

/** What a rider needs to find the door, and what that comes to. */
export const AddressForm = (props: AddressFormProps) => {
  const { draft, saved, quoting, terms, changes, label, isConfirming, onConfirm } = props
  const locale = useLocale()
  const words = useWords(DELIVERY_ADDRESS_WORDS)
  const said = useWords(DELIVERY_QUOTE_WORDS)
  const { trouble, isAsking } = quoting
  const { fields, type, leave } = draft
  const isFindable = useFlag('checkout-address-search')
  const finder = useAddressFinder(draft)
  const choice = useAddressChoice(draft, saved)
  /** What is kept and right needs no fields. */
  const isWritten = choice.chosen === null || draft.problem !== null

  const wiring = (name: AddressField) => ({
    name,
    label: words.labels[name],
    value: fields[name].value,
    onChange: (value: string) => {
      finder.giveUp()
      type(name, value)
    },
    onBlur: () => leave(name),
    error: errorOf(fields, name, locale),
    required: !fields[name].optional,
  })
  return (
    <Stack gap={4}>
      {changes.length > 0 && (
        <Notice tone="warn" live title={said.changed}>
          {[...changes, said.nothingCharged].join(' ')}
        </Notice>
      )}
      <SavedAddressList
        choice={choice}
        onChoose={(address) => {
          finder.giveUp()
          choice.choose(address)
        }}
      />
      {isWritten && isFindable && <AddressFinder finder={finder} />}
      <FieldsForm check={draft.touchAll} onDone={onConfirm}>
        {isWritten && (
          <FieldPairs>
            <TextInput className="whole" autoComplete="shipping address-line1" {...wiring('lineOne')} />
            <TextInput className="whole" autoComplete="shipping address-line2" {...wiring('lineTwo')} />
            <TextInput autoComplete="shipping address-level2" {...wiring('city')} />
            <TextInput autoComplete="shipping postal-code" autoCapitalize="characters" {...wiring('postcode')} />
          </FieldPairs>
        )}
        {terms !== null && <QuoteCard terms={terms} />}
        {terms === null && isAsking && (
          <Text size="small" tone="soft" role="status">
            {said.asking}
          </Text>
        )}
        {trouble !== null && !isAsking && (
          <Notice
            tone="error"
            live
            title={said.problems[trouble.problem].title}
            action={
              trouble.isFinal ? undefined : (
                <Button variant="outline" size="small" onClick={quoting.tryAgain}>
                  {said.tryAgain}
                </Button>
              )
            }
          >
            {said.problems[trouble.problem].text}
            <Reference of={trouble.trace} />
          </Notice>
        )}
        <div>
          <WaitingButton type="submit" busy={isConfirming && words.asking}>
            {label}
          </WaitingButton>
        </div>
      </FieldsForm>
    </Stack>
  )
}
