import type { DeliveryQuote } from '@galo/domain'
import { Button, FieldPairs, FieldsForm, Notice, Reference, Text, TextInput, WaitingButton } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { errorOf, type AddressField } from './delivery-address.model'
import { DELIVERY_ADDRESS_WORDS } from './delivery-address.words'
import { DELIVERY_QUOTE_WORDS } from './delivery-quote.words'
import { QuoteCard } from './quote-card'
import type { DeliveryDraft } from './use-delivery-details'
import type { DeliveryQuoting } from './use-delivery-quote'

interface AddressFormProps {
  readonly draft: DeliveryDraft
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
export const AddressForm = ({ draft, quoting, terms, changes, label, isConfirming, onConfirm }: AddressFormProps) => {
  const locale = useLocale()
  const words = useWords(DELIVERY_ADDRESS_WORDS)
  const said = useWords(DELIVERY_QUOTE_WORDS)
  const { trouble, isAsking } = quoting
  const { fields, type, leave } = draft

  const wiring = (name: AddressField) => ({
    name,
    label: words.labels[name],
    value: fields[name].value,
    onChange: (value: string) => type(name, value),
    onBlur: () => leave(name),
    error: errorOf(fields, name, locale),
    required: !fields[name].optional,
  })
  return (
    <FieldsForm check={draft.touchAll} onDone={onConfirm}>
      {changes.length > 0 && (
        <Notice tone="warn" live title={said.changed}>
          {[...changes, said.nothingCharged].join(' ')}
        </Notice>
      )}
      <FieldPairs>
        <TextInput className="whole" autoComplete="shipping address-line1" {...wiring('lineOne')} />
        <TextInput className="whole" autoComplete="shipping address-line2" {...wiring('lineTwo')} />
        <TextInput autoComplete="shipping address-level2" {...wiring('city')} />
        <TextInput autoComplete="shipping postal-code" autoCapitalize="characters" {...wiring('postcode')} />
      </FieldPairs>
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
  )
}
