import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { Badge, Button, Notice, Stack, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import type { ProfileAddress } from '../../api/profile'
import {
  addressLine,
  emptyAddress,
  fieldsOf,
  marketOfAddress,
  MOST_ADDRESSES,
  withAddress,
  withFirstChoice,
  withoutAddress,
  type AddressFields,
} from './address-book.model'
import { AddressForm } from './address-form'
import { ADDRESS_BOOK_WORDS } from './address-book.words'

const list = css`
  & > li {
    display: grid;
    gap: 8px;
    padding: 14px 0;
    border-top: 1px solid var(--border);
  }
  & .line {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
    font-weight: 400;
  }
`

/** What is open: nothing, a new one, or the one in this place. */
type Open = null | 'new' | number

/** What was typed and not saved, and where. */
interface Draft {
  readonly place: 'new' | number
  readonly fields: AddressFields
}

interface Props {
  readonly addresses: readonly ProfileAddress[]
  readonly draft: Draft | null
  readonly onDraft: (draft: Draft | null) => void
  /** Saves the whole list; rejects when it could not be saved. */
  readonly onSave: (addresses: readonly ProfileAddress[]) => Promise<void>
}

/** A customer's addresses: the first choice marked, each to be changed or removed (C03). */
export const AddressBook = ({ addresses, draft, onDraft, onSave }: Props) => {
  const words = useWords(ADDRESS_BOOK_WORDS)
  const { market } = useServices().config
  const [open, setOpen] = useState<Open>(
    draft !== null && (draft.place === 'new' || draft.place < addresses.length) ? draft.place : null,
  )
  const [working, setWorking] = useState<string | null>(null)
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null)
  const adding = useRef<HTMLButtonElement>(null)

  /** What is pressed may be gone when it is done: the way to a new one keeps the focus. */
  const change = async (key: string, next: readonly ProfileAddress[]) => {
    if (working !== null) return
    setWorking(key)
    setSaid(null)
    try {
      await onSave(next)
      setSaid('saved')
      adding.current?.focus()
    } catch {
      setSaid('failed')
    } finally {
      setWorking(null)
    }
  }

  const close = () => {
    setOpen(null)
    onDraft(null)
    requestAnimationFrame(() => adding.current?.focus())
  }

  const form = (index: number | null, address: ProfileAddress | null) => {
    const own = marketOfAddress(address, market)
    const place = index ?? 'new'
    return (
      <AddressForm
        heading={address === null ? words.form.add : words.form.edit}
        start={draft?.place === place ? draft.fields : address === null ? emptyAddress : fieldsOf(address)}
        onType={(fields) => onDraft({ place, fields })}
        market={own}
        onCancel={close}
        onSave={async (fields) => {
          await onSave(withAddress(addresses, index, fields, own))
          setSaid('saved')
          close()
        }}
      />
    )
  }

  return (
    <>
      {addresses.length === 0 && open === null && <p>{words.none}</p>}
      <ul css={list}>
        {addresses.map((address, index) => {
          const line = addressLine(address)
          return (
            <li key={`${index} ${line}`}>
              {open === index ? (
                form(index, address)
              ) : (
                <>
                  <p className="line">
                    {line} {address.primary && <Badge tone="blue">{words.first}</Badge>}
                    {address.deliveryInstructions && <small>{address.deliveryInstructions}</small>}
                  </p>
                  <Stack row wrap gap={2}>
                    <Button variant="soft" size="small" aria-label={words.editOf(line)} onClick={() => setOpen(index)}>
                      {words.edit}
                    </Button>
                    {!address.primary && (
                      <WaitingButton
                        variant="soft"
                        size="small"
                        aria-label={words.makeFirst(line)}
                        busy={working === `first ${index}`}
                        onClick={() => void change(`first ${index}`, withFirstChoice(addresses, index))}
                      >
                        {words.makeFirstShort}
                      </WaitingButton>
                    )}
                    <WaitingButton
                      variant="plain"
                      size="small"
                      aria-label={words.removeOf(line)}
                      busy={working === `remove ${index}`}
                      onClick={() => void change(`remove ${index}`, withoutAddress(addresses, index))}
                    >
                      {words.remove}
                    </WaitingButton>
                  </Stack>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {open === 'new' && form(null, null)}
      {said === 'failed' && (
        <Notice tone="error" live>
          {words.failed}
        </Notice>
      )}
      <div role="status">{said === 'saved' && words.saved}</div>
      {open !== 'new' &&
        (addresses.length < MOST_ADDRESSES ? (
          <Button ref={adding} variant="soft" onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        ) : (
          <p>{words.full}</p>
        ))}
    </>
  )
}
