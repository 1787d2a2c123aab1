import { Icon, type IconProps } from './icon'

export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M208,76H180V56A52,52,0,0,0,76,56V76H48A20,20,0,0,0,28,96V208a20,20,0,0,0,20,20H208a20,20,0,0,0,20-20V96A20,20,0,0,0,208,76ZM100,56a28,28,0,0,1,56,0V76H100ZM204,204H52V100H204Z"
  />
)
