import { Card, Heading, Page, Skeleton, Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import { columns, main, side, top } from './checkout-page.style'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'

/** The page's geometry before anything is known: three sections and the order beside them. */
export const CheckoutSkeleton = () => (
  <Page aria-busy="true">
    <div css={top}>
      <Heading level={1} tabIndex={-1}>
        {useWords(CHECKOUT_PAGE_WORDS).heading}
      </Heading>
      <Skeleton height={22} width="20rem" radius={8} />
    </div>
    <div css={columns}>
      <Stack css={main} gap={4}>
        {['18rem', '5rem', '5rem'].map((height, index) => (
          <Card key={index} padded>
            <Skeleton height={height} radius={14} />
          </Card>
        ))}
      </Stack>
      <Card css={side} padded>
        <Skeleton height="18rem" radius={14} />
      </Card>
    </div>
  </Page>
)
