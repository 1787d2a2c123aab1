import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { findCustomers } from '../../calls'
import { InputField } from '../controls/input-field'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { useDebounced } from '../lists/use-debounced'
import { CustomerRow } from './customer-row'
import { PEOPLE_WORDS } from './people.words'

const list = css`
  display: grid;
  gap: 0.25rem;
  grid-template-columns: minmax(0, 1fr);
`

/** Customers with what is on their cards. */
export const CustomersPanel = () => {
  const words = useWords(PEOPLE_WORDS)
  const [find, setFind] = useState('')
  const wanted = useDebounced(find.trim())
  const query = useCall(findCustomers, { query: { find: wanted } }, { refetchesOnOpen: true, keepsPrevious: true })
  const place = useRef<HTMLUListElement>(null)
  return (
    <Panel title={words.customers}>
      <InputField
        label={words.findSomebody}
        type="search"
        placeholder={words.nameEmailOrCard}
        value={find}
        onChange={setFind}
      />
      <Loaded query={query}>
        {({ customers }) => (
          <ul css={list} aria-label={words.customers} ref={place}>
            <KeepsFocus place={place}>
              {customers.length === 0 && <Empty as="li">{words.nobody}</Empty>}
              {customers.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} />
              ))}
            </KeepsFocus>
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
