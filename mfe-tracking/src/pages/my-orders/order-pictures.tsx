import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { Picture } from '@galo/ui'

const row = css`
  display: flex;
  flex: none;

  & img,
  & .more {
    width: 60px;
    height: 60px;
    border-radius: var(--r-2);
    box-shadow: 0 0 0 3px var(--surface);
  }
  & picture + picture img {
    margin-inline-start: -22px;
  }
  & .more {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    margin-inline-start: -18px;
    padding-inline-start: 6px;
    background: var(--azul-100);
    color: var(--azul-700);
    font: 800 0.9375rem/1 var(--font-display);
  }
`

const MOST = 3

/** What was in it, at a glance: up to three dishes over each other, and how many more. The words beside it say the same. */
export const OrderPictures = ({ order: { order_items } }: { readonly order: Pick<SubmittedOrder, 'order_items'> }) => {
  const pictures = [...new Set(order_items.flatMap(({ image_url }) => image_url ?? []))].slice(0, MOST)
  const others = order_items.length - pictures.length
  if (pictures.length === 0) return null
  return (
    <div css={row} aria-hidden="true">
      {pictures.map((url) => (
        <Picture key={url} url={url} alt="" size={60} />
      ))}
      {others > 0 && <span className="more">+{others}</span>}
    </div>
  )
}
