import type { BasketItem } from '@galo/contracts/basket'
import { Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { LineSafety } from './line-safety'

/** What is to be known of a line that can be ordered: for whom it is, and for whom it isn't. */
export const LineMarks = ({ line }: { readonly line: BasketItem }) => {
  const words = useWords(BASKET_LINES_WORDS)
  return (
    <>
      {line.age_restricted === true && (
        <Text as="span" size="small" weight={600}>
          {words.adultsOnly}
        </Text>
      )}
      <LineSafety line={line} />
    </>
  )
}
