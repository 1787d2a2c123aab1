import { css } from '@galo/css'
import { useLocale, useWords } from '@galo/words'
import type { Flag } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { plainOptions, SelectField } from '../controls/select-field'
import { useDraft } from '../lists/use-draft'
import { useToast } from '../toast/toast'
import { changeOf, flagWords, ruleTextOf } from './flags.model'
import { FLAGS_WORDS } from './flags.words'
import { useChangeFlag } from './use-change-flag'

const details = css`
  summary {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--text-2);
    font-size: 0.875rem;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    width: 1.5rem;
    font-weight: 700;
  }
  &[open] > summary::before {
    content: '–';
  }
`

/** Who gets which variant, and the form that changes it. */
export const FlagRules = ({ flag }: { readonly flag: Flag }) => {
  const change = useChangeFlag(flag.key)
  const { notify } = useToast()
  const words = useWords(FLAGS_WORDS)
  const locale = useLocale()
  const rule = ruleTextOf(flag)
  const [usual, percent] = [useDraft(rule.usual), useDraft(rule.percent)]
  const [market, variant] = [useDraft(rule.market), useDraft(rule.variant)]
  const markets = [{ value: '', label: words.bothMarkets }, ...plainOptions(['UK', 'IE'])]
  const variants = plainOptions(Object.keys(flag.variants))
  const save = async () => {
    await change(changeOf({ usual: usual.value, percent: percent.value, market: market.value, variant: variant.value }))
    for (const draft of [usual, percent, market, variant]) draft.sent()
    notify(words.saved(flag.key))
  }
  return (
    <details css={details}>
      <summary data-part="summary">{flagWords(flag, locale)}</summary>
      <ActionForm onSend={save}>
        <SelectField
          label={words.usualVariant}
          value={usual.value}
          options={variants}
          onChange={usual.type}
          data-part="usual"
        />
        <InputField
          label={words.share}
          type="number"
          min="0"
          max="100"
          required
          value={percent.value}
          onChange={percent.type}
          data-part="percent"
        />
        <SelectField
          label={words.ofMarket}
          value={market.value}
          options={markets}
          onChange={market.type}
          data-part="market"
        />
        <SelectField
          label={words.gets}
          value={variant.value}
          options={variants}
          onChange={variant.type}
          data-part="variant"
        />
        <SubmitButton data-part="save">{words.save}</SubmitButton>
      </ActionForm>
    </details>
  )
}
