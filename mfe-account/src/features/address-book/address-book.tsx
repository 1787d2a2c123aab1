import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { Badge, Button, Notice, Stack, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import type { ProfileAddress } from '../../api/profile'
import {
  addressLine,
  addressName,
  emptyAddress,
  fieldsOf,
  marketOfAddress,
  MOST_ADDRESSES,
  placeOf,
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

/** What is open: nothing, a new one, or the one of that name. */
type Open = null | 'new' | { readonly name: string }

/** What was typed and not saved: of an address by its name, or of a new one. */
interface Draft {
  readonly of: string | null
  readonly fields: AddressFields
}

interface Props {
  readonly addresses: readonly ProfileAddress[]
  readonly draft: Draft | null
  readonly onDraft: (draft: Draft | null) => void
  /** Changes the list as it is kept by now, and saves it whole; rejects when it could not be saved. */
  readonly onSave: (change: Change) => Promise<void>
}

type Change = (kept: readonly ProfileAddress[]) => readonly ProfileAddress[]

const openFor = (draft: Draft | null, addresses: readonly ProfileAddress[]): Open => {
  if (draft === null) return null
  if (draft.of === null) return 'new'
  return placeOf(addresses, draft.of) === -1 ? null : { name: draft.of }
}

/** A customer's addresses: the first choice marked, each to be changed or removed (C03). */
export const AddressBook = ({ addresses, draft, onDraft, onSave }: Props) => {
  const words = useWords(ADDRESS_BOOK_WORDS)
  const { market } = useServices().config
  const [open, setOpen] = useState(() => openFor(draft, addresses))
  const [working, setWorking] = useState<string | null>(null)
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null)
  const adding = useRef<HTMLButtonElement>(null)

  /** What is pressed may be gone when it is done: the way to a new one keeps the focus. */
  const change = async (key: string, next: Change) => {
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

  const form = (address: ProfileAddress | null) => {
    const own = marketOfAddress(address, market)
    const name = address === null ? null : addressName(address)
    return (
      <AddressForm
        heading={address === null ? words.form.add : words.form.edit}
        start={draft?.of === name ? draft.fields : address === null ? emptyAddress : fieldsOf(address)}
        onType={(fields) => onDraft({ of: name, fields })}
        market={own}
        onCancel={close}
        onSave={async (fields) => {
          await onSave((kept) => withAddress(kept, name, fields, own))
          setSaid('saved')
          close()
        }}
      />
    )
  }

  const opened = open === null || open === 'new' ? -1 : placeOf(addresses, open.name)
  return (
    <>
      {addresses.length === 0 && open === null && <p>{words.none}</p>}
      <ul css={list}>
        {addresses.map((address, index) => {
          const line = addressLine(address)
          const name = addressName(address)
          return (
            <li key={`${index} ${line}`}>
              {index === opened ? (
                form(address)
              ) : (
                <>
                  <p className="line">
                    {line} {address.primary && <Badge tone="blue">{words.first}</Badge>}
                    {address.deliveryInstructions && <small>{address.deliveryInstructions}</small>}
                  </p>
                  <Stack row wrap gap={2}>
                    <Button
                      variant="soft"
                      size="small"
                      aria-label={words.editOf(line)}
                      onClick={() => setOpen({ name })}
                    >
                      {words.edit}
                    </Button>
                    {!address.primary && (
                      <WaitingButton
                        variant="soft"
                        size="small"
                        aria-label={words.makeFirst(line)}
                        busy={working === `first ${index}`}
                        onClick={() => void change(`first ${index}`, (kept) => withFirstChoice(kept, name))}
                      >
                        {words.makeFirstShort}
                      </WaitingButton>
                    )}
                    <WaitingButton
                      variant="plain"
                      size="small"
                      aria-label={words.removeOf(line)}
                      busy={working === `remove ${index}`}
                      onClick={() => void change(`remove ${index}`, (kept) => withoutAddress(kept, name))}
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
      {open === 'new' && form(null)}
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
