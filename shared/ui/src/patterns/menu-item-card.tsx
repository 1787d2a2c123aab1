import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { useWords } from '@galo/words'
import { Badge } from '../controls/badge'
import { AddButton } from '../controls/add-button'
import { Picture, type Ground } from '../media/picture'
import { CARD_PICTURE } from '../media/picture-sizes'
import { menuItemCardStyle } from './menu-item-card-style'
import { MENU_ITEM_WORDS } from './menu-item-card.words'

/** The card is 118 px of picture on a phone, a third of the menu's column from 1200 on. */

export interface MenuItemCardProps<C extends ElementType> {
  readonly name: string
  readonly description?: string | undefined
  /** Finished: '£10.95', 'From £6.25' */
  readonly price: string
  /** '780 kcal' */
  readonly energy?: string | undefined
  readonly picture?: string | undefined
  readonly ground?: Ground | undefined
  readonly badge?: ReactNode
  /** What it is to somebody, with its drawing: 'No milk, no sesame' */
  readonly note?: ReactNode
  readonly onOpen?: (() => void) | undefined
  /** The router's link, when opening has an address. */
  readonly component?: C
  readonly openProps?: ComponentPropsWithRef<C>
  /** Missing: no "+". */
  readonly onAdd?: (() => void) | undefined
  readonly addLabel?: string
  readonly soldOut?: boolean
  /** In the first row of the page. */
  readonly priority?: boolean
  readonly level?: 2 | 3 | 4
  readonly className?: string
}

/** A dish: the whole card opens it, the petal "+" is a second target above. */
export const MenuItemCard = <C extends ElementType = 'button'>({
  name,
  description,
  price,
  energy,
  picture,
  ground,
  badge,
  note,
  onOpen,
  component,
  openProps,
  onAdd,
  addLabel,
  soldOut = false,
  priority = false,
  level = 3,
  className,
}: MenuItemCardProps<C>) => {
  const words = useWords(MENU_ITEM_WORDS)
  const Name = `h${level}` as const
  const Opener: ElementType = component ?? 'button'
  const openerProps =
    component === undefined ? { type: 'button', 'aria-haspopup': 'dialog', onClick: onOpen } : openProps
  return (
    <article css={menuItemCardStyle} className={className} data-sold-out={soldOut || undefined}>
      <div className="item-words">
        <Name className="item-name">
          <Opener {...openerProps} className="item-opener">
            {name}
          </Opener>
        </Name>
        {description !== undefined && <p className="item-description">{description}</p>}
        <p className="item-facts">
          <b>{price}</b>
          {energy !== undefined && <span>{energy}</span>}
        </p>
        {note !== undefined && <p className="item-note">{note}</p>}
      </div>
      <div className="item-picture">
        {picture !== undefined && (
          <Picture url={picture} alt="" {...CARD_PICTURE} ground={ground} priority={priority} />
        )}
        {(soldOut || badge !== undefined) && (
          <div className="item-badge">{soldOut ? <Badge tone="error">{words.soldOut}</Badge> : badge}</div>
        )}
        {onAdd !== undefined && !soldOut && (
          <AddButton className="item-add" label={addLabel ?? words.add(name)} onClick={onAdd} />
        )}
      </div>
    </article>
  )
}
