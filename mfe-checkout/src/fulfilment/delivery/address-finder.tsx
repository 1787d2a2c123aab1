import { useFlag } from '@galo/services'
import { Combobox, CrosshairIcon, MagnifyingGlassIcon, Notice, Stack, Text, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { ADDRESS_FINDER_WORDS } from './address-finder.words'
import type { AddressFinding } from './use-address-finder'

/** What helps to write the address: suggestions, and the device's place. It stands outside the fields' form, so that Enter in it sends nothing. */
export const AddressFinder = ({ finder }: { readonly finder: AddressFinding }) => {
  const words = useWords(ADDRESS_FINDER_WORDS)
  const isSuggesting = useFlag('address-autocomplete')
  const { suggestions, finding, locating } = finder
  const wrong =
    locating.refusal !== null
      ? words.refusals[locating.refusal]
      : finding.kind === 'not-had'
        ? words.notHad
        : finding.kind === 'no-door'
          ? words.noDoor
          : null
  return (
    <Stack gap={2}>
      {isSuggesting && (
        <Combobox
          name="find-address"
          label={words.find}
          placeholder={words.example}
          icon={<MagnifyingGlassIcon size={22} />}
          autoCapitalize="words"
          value={finder.text}
          onChange={finder.type}
          options={suggestions.predictions}
          onChoose={finder.choose}
          status={suggestions.status}
          countText={words.count}
          emptyText={words.none}
          errorText={words.failed}
        />
      )}
      <div>
        <WaitingButton
          variant="plain"
          size="small"
          icon={<CrosshairIcon size={20} />}
          busy={finder.isLooking && words.locating}
          onClick={finder.locate}
        >
          {words.useMyLocation}
        </WaitingButton>
      </div>
      <div role="status">
        {wrong !== null && <Notice tone="warn">{wrong}</Notice>}
        {finding.kind === 'filled' && (
          <Text size="small" tone="soft">
            {words.filled(finding.address)}
          </Text>
        )}
      </div>
    </Stack>
  )
}
