import { useId, useState, type ReactNode } from 'react'
import { useWords } from '@galo/words'
import { Radio } from '../controls/radio'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import type { HeatLevel } from '../types'
import { Flame } from './flame'
import { GaugeRooster } from './gauge-rooster'
import { heatChooserStyle } from './heat-chooser-style'
import { HEAT_CHOOSER_WORDS } from './heat-chooser.words'
import { HEAT_WORDS } from './heat.words'

export interface HeatOption<V extends string = string> {
  readonly value: V
  readonly level: HeatLevel
  /** 'Fogo' */
  readonly name: string
  /** 'Hot' */
  readonly word: string
  /** What is in it, from the menu. A line that begins with `word` and a full stop has that part set bold. */
  readonly line?: string
  readonly disabled?: boolean
  /** Under its word: that it is not for who is looking. */
  readonly mark?: ReactNode
}

export interface HeatChooserProps<V extends string> {
  readonly legend?: string
  readonly value: V | null
  /** From mild to hot; children's plates have fewer. */
  readonly options: readonly HeatOption<V>[]
  readonly onChange: (value: V) => void
  /** A badge beside the title: "Required". */
  readonly note?: ReactNode
  readonly error?: ReactNode
  readonly id?: string
  readonly className?: string
}

const lineOf = ({ word, line }: Pick<HeatOption, 'word' | 'line'>) => {
  const start = `${word}.`
  return line === undefined ? '' : line.startsWith(start) ? line.slice(start.length) : ` ${line}`
}

/** Chooses a heat: native radios, flames of rising height, and the rooster whose comb is the gauge. */
export const HeatChooser = <V extends string>({
  legend,
  value,
  options,
  onChange,
  note,
  error,
  id,
  className,
}: HeatChooserProps<V>) => {
  const { pick } = useWords(HEAT_WORDS)
  const words = useWords(HEAT_CHOOSER_WORDS)
  const ownId = useId()
  const chosen = options.find((option) => option.value === value)
  const isWrong = error !== undefined && error !== null && error !== ''
  const [wasWrong, setWasWrong] = useState(false)
  if (isWrong && !wasWrong) setWasWrong(true)
  return (
    <fieldset
      css={heatChooserStyle}
      id={id}
      className={className}
      tabIndex={-1}
      aria-describedby={isWrong ? `${ownId}-error` : undefined}
    >
      <legend>
        <span>{legend ?? pick}</span>
        {note}
      </legend>
      {(isWrong || wasWrong) && (
        <p id={`${ownId}-error`} className="heat-error">
          {isWrong && <WarningCircleFillIcon size={18} />}
          {error}
        </p>
      )}
      <div className="heat-head">
        <div>
          <p className="heat-name" aria-hidden="true">
            {chosen?.name ?? words.howHot}
          </p>
          <p className="heat-line" aria-live="polite">
            {chosen === undefined ? (
              words.range
            ) : (
              <>
                <b>{chosen.word}.</b>
                {lineOf(chosen)}
              </>
            )}
          </p>
        </div>
        <div className="heat-rooster">
          <GaugeRooster level={chosen?.level ?? 0} size={130} />
        </div>
      </div>
      <div className="heat-levels">
        {options.map((option) => (
          <label key={option.value}>
            <Radio
              name={ownId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={onChange}
            />
            <Flame level={option.level} lit={chosen === undefined || option.level <= chosen.level} />
            {option.name}
            <small>{option.word}</small>
            {option.mark}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
