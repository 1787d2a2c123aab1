import { VisuallyHidden, WarningFillIcon } from '@galo/ui'

/** Under a flame, where there is no room for words: a sign to see, and why to hear. */
export const UnsafeMark = ({ why }: { readonly why: string }) => (
  <>
    <WarningFillIcon size={16} />
    <VisuallyHidden>{why}</VisuallyHidden>
  </>
)
