import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { lineOfSaved, useSavedAddresses, type SavedAddress } from '@galo/services/places/use-saved-addresses'
import { useStore } from '@galo/state'
import { ClockIcon, HouseIcon, Spinner } from '@galo/ui'
import { useWords } from '@galo/words'
import { addressSearch } from '../address-search'
import type { PlaceSearch } from '../use-place-search'
import { ADDRESS_FORM_WORDS } from './address-form.words'
import { addressSaved, queryOf } from './known-places.model'

const group = css`
  & > p {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  & button {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    width: 100%;
    min-height: var(--touch);
    padding: 0.25rem 0.5rem;
    border: 0;
    border-radius: 0.625rem;
    background: none;
    color: var(--text);
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover {
    background: var(--azul-50);
  }
  & svg {
    flex: none;
    color: var(--text-2);
  }
`

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

const Group = ({ title, children }: GroupProps) => {
  const id = useId()
  return (
    <section css={group} aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>{children}</ul>
    </section>
  )
}

/** What was looked for in this tab, and the addresses of who is logged in: a press instead of typing. */
export const KnownPlaces = ({ place }: { readonly place: PlaceSearch }) => {
  const words = useWords(ADDRESS_FORM_WORDS)
  const services = useServices()
  const recent = useStore('recentPlaces', ({ places }) => places)
  const { addresses: saved } = useSavedAddresses()
  const [busy, setBusy] = useState<SavedAddress | null>(null)
  const isAway = useRef(false)
  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
    }
  }, [])

  /** Where it is, as far as that can be had; the results page looks its words up otherwise. */
  const take = async (address: SavedAddress) => {
    setBusy(address)
    const at = await addressSearch(services)
      .geocode(address.postcode ?? lineOfSaved(address))
      .catch(() => null)
    if (isAway.current) return
    setBusy(null)
    const whole = addressSaved(address, at)
    place.goTo(queryOf(whole), whole)
  }

  return (
    <>
      {recent.length > 0 && (
        <Group title={words.recent}>
          {recent.map(({ query, label, coordinates }) => (
            <li key={query}>
              <button type="button" onClick={() => place.go(query, coordinates)}>
                <ClockIcon size={20} />
                {label}
              </button>
            </li>
          ))}
        </Group>
      )}
      {saved.length > 0 && (
        <Group title={words.saved}>
          {saved.map((address) => (
            <li key={lineOfSaved(address)}>
              <button
                type="button"
                aria-busy={busy === address}
                onClick={() => {
                  if (busy === null) void take(address)
                }}
              >
                {busy === address ? <Spinner /> : <HouseIcon size={20} />}
                {lineOfSaved(address)}
              </button>
            </li>
          ))}
        </Group>
      )}
    </>
  )
}
