import { useState } from 'react'
import { css } from '@galo/css'
import { HeartFillIcon, HeartIcon, IconButton, Toast, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { FAVOURITES_WORDS } from './favourites.words'
import { useLikes } from './use-likes'

/** As high as the title's line: it comes late, and moves nothing. */
const heart = css`
  align-self: center;
  margin-block: -0.5rem;
  color: var(--text-3);
  &[aria-pressed='true'] {
    color: var(--hot);
  }
`

/** Whether a dish is one of the customer's own; a press changes that. Nothing for a guest. */
export const DishHeart = ({ slug, name }: { readonly slug: string; readonly name: string }) => {
  const words = useWords(FAVOURITES_WORDS)
  const { liked, wish } = useLikes()
  const [isWaiting, setWaiting] = useState(false)
  const [isLost, setLost] = useState(false)
  if (liked?.kind !== 'ready') return null
  const isLiked = liked.slugs.includes(slug)
  const press = async () => {
    if (isWaiting) return
    setLost(false)
    setWaiting(true)
    setLost(!(await wish(slug, !isLiked)))
    setWaiting(false)
  }
  return (
    <>
      <IconButton css={heart} label={words.favourite(name)} aria-pressed={isLiked} onClick={() => void press()}>
        {isLiked ? <HeartFillIcon size={24} /> : <HeartIcon size={24} />}
      </IconButton>
      {isLost && <Toast icon={<WarningFillIcon size={22} />}>{words.notKept}</Toast>}
    </>
  )
}
