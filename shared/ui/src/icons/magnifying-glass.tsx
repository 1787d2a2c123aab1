import { Icon, type IconProps } from './icon'

export const MagnifyingGlassIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M232.49,215.51,185,168a92.12,92.12,0,1,0-17,17l47.53,47.54a12,12,0,0,0,17-17ZM44,112a68,68,0,1,1,68,68A68.07,68.07,0,0,1,44,112Z"
  />
)
