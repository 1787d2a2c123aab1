import { Skeleton, Stack, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { CARD_DETAILS_WORDS } from './card-details.words'

interface CardDetailsSkeletonProps {
  /** Another one says it, before or after this one. */
  readonly isSilent?: boolean
}

/** The four fields' places, while their code and the provider's are on the way. */
export const CardDetailsSkeleton = ({ isSilent = false }: CardDetailsSkeletonProps) => (
  <div role={isSilent ? undefined : 'status'}>
    <Stack gap={4}>
      <Skeleton height={76} radius={14} />
      <Skeleton height={76} radius={14} />
      <Skeleton height={76} radius={14} />
      <Text size="small" tone="soft">
        {useWords(CARD_DETAILS_WORDS).bringing}
      </Text>
    </Stack>
  </div>
)
