import { Skeleton, Stack, Text } from '@galo/ui'

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
        Bringing the card fields…
      </Text>
    </Stack>
  </div>
)
