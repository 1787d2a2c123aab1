import { useState } from 'react'
import { css } from '@galo/css'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { InputField } from '../controls/input-field'
import { Panel } from '../layout/panel'
import { Note, SpaceBetween } from '../layout/rows'
import { CourierRides } from './courier-rides'
import { RIDES_WORDS } from './rides.words'

const STORED_AS = 'galo-courier'

const phone = css`
  display: grid;
  gap: 0.875rem;
  width: min(100%, 30rem);
  margin-inline: auto;
  grid-template-columns: minmax(0, 1fr);
`
const form = css`
  display: grid;
  gap: 0.75rem;
`

const WhoRides = ({ onName }: { readonly onName: (name: string) => void }) => {
  const words = useWords(RIDES_WORDS)
  const [name, setName] = useState('')
  return (
    <Panel title={words.who}>
      <form
        css={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') onName(name.trim())
        }}
      >
        <InputField
          label={words.name}
          autoComplete="given-name"
          required
          maxLength={40}
          value={name}
          onChange={setName}
        />
        <Note>{words.whoAbout}</Note>
        <Button type="submit">{words.start}</Button>
      </form>
    </Panel>
  )
}

/** For the phone on a handlebar: the rides that wait, those one carries, and one press at a time. */
export const RidesView = () => {
  const words = useWords(RIDES_WORDS)
  const [courier, setCourier] = useState(() => localStorage.getItem(STORED_AS) ?? '')
  const choose = (name: string) => {
    localStorage.setItem(STORED_AS, name)
    setCourier(name)
  }
  return (
    <div css={phone}>
      {courier === '' ? (
        <WhoRides onName={choose} />
      ) : (
        <>
          <SpaceBetween>
            <b>{words.ridingAs(courier)}</b>
            <Button variant="outline" size="small" onClick={() => choose('')}>
              {words.somebodyElse}
            </Button>
          </SpaceBetween>
          <CourierRides courier={courier} />
        </>
      )}
    </div>
  )
}
