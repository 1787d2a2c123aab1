import { useState } from 'react'
import { css } from '@galo/css'
import type { Money } from '@galo/domain'
import { Text } from '@galo/ui'
import { WalletForm, type WalletFormProps, type WalletPayment } from '@galo/vendors'
import { useWords } from '@galo/words'
import type { WalletPress } from './wallets.model'
import { WALLETS_WORDS } from './wallets.words'

const place = css`
  /* Until it is known whether there are any, they are drawn where they push nothing. */
  &[data-unknown] {
    position: absolute;
    inset-inline: 0;
    visibility: hidden;
  }
`
const or = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--s-3);
  align-items: center;
  margin-block-start: var(--s-4);
  color: var(--text-2);
  font-size: var(--t-small);
  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid var(--border);
  }
`

/** As round as our own buttons and fields; inside a frame no token is known. */
const RADIUS = '14px'

/** What the page does for a wallet. */
export interface WalletPaying {
  readonly total: Money
  readonly press: () => WalletPress
  readonly pay: (payment: WalletPayment) => void
}

interface WalletButtonsProps extends Pick<WalletFormProps, 'provider'> {
  readonly wallet: WalletPaying
  readonly isShown: boolean
  readonly onReady: (hasWallet: boolean) => void
}

/** The device’s wallets, by the provider’s own buttons. */
export const WalletButtons = ({ provider, wallet, isShown, onReady }: WalletButtonsProps) => {
  const words = useWords(WALLETS_WORDS)
  const [pressed, setPressed] = useState<WalletPress>('opens')
  const { value, currencyCode } = wallet.total
  return (
    <div css={place} data-unknown={isShown ? undefined : ''}>
      <WalletForm
        provider={provider}
        amount={value}
        currency={currencyCode}
        radius={RADIUS}
        onReady={onReady}
        onPress={() => {
          const press = wallet.press()
          setPressed(press)
          return press === 'opens'
        }}
        onConfirm={wallet.pay}
      />
      <div role="status">
        {(pressed === 'later' || pressed === 'asked') && <Text size="small">{words[pressed]}</Text>}
      </div>
      <p css={or}>{words.or}</p>
    </div>
  )
}
