import { css } from '@galo/css'
import { useState } from 'react'
import { HeartFillIcon, HeartIcon, IconButton, Toast, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { FAVOURITES_WORDS } from './favourites.words'
import type { FavouriteRestaurant } from './favourites.model'
import { useFavourites } from './use-favourites'

const heart = css`
  align-self: center;
  color: var(--text-3);
  &[aria-pressed='true'] {
    color: var(--hot);
  }
`

const low = css({ '--toast-lift': '0px' })

/** Whether a restaurant is one of the customer's own; a press changes that. */
export const FavouriteHeart = ({ restaurant }: { readonly restaurant: FavouriteRestaurant }) => {
  const words = useWords(FAVOURITES_WORDS)
  const { restaurants, actions } = useFavourites()
  const [isLost, setLost] = useState(false)
  if (restaurants === null) return null
  const isLiked = restaurants.some(({ id }) => id === restaurant.id)
  const press = async () => {
    setLost(false)
    setLost(!(await actions.wish({ restaurant, isLiked: !isLiked })))
  }
  return (
    <>
      <IconButton
        css={heart}
        label={words.favourite(restaurant.name)}
        aria-pressed={isLiked}
        onClick={() => void press()}
      >
        {isLiked ? <HeartFillIcon size={24} /> : <HeartIcon size={24} />}
      </IconButton>
      {isLost && (
        <Toast css={low} icon={<WarningFillIcon size={22} />}>
          {words.notKept}
        </Toast>
      )}
    </>
  )
}
