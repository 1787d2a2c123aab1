import { BagIcon, FireIcon, ForkKnifeIcon, HouseIcon, MopedIcon, ProgressPetals, StorefrontIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import type { OrderStep } from './order-step'

const STEP_ICONS = {
  sent: undefined,
  confirmed: <StorefrontIcon size={22} />,
  making: <FireIcon size={22} />,
  collect: <BagIcon size={22} />,
  table: <ForkKnifeIcon size={22} />,
  riding: <MopedIcon size={22} />,
  arrived: <HouseIcon size={22} />,
} satisfies Record<OrderStep['id'], unknown>

/** How far along an order is, step by step. */
export const OrderSteps = ({ steps }: { readonly steps: readonly OrderStep[] }) => {
  const { progress } = useWords(ORDER_PROGRESS_WORDS)
  return <ProgressPetals label={progress} steps={steps.map((step) => ({ ...step, icon: STEP_ICONS[step.id] }))} />
}
