import { Icon, type IconProps } from './icon'

export const ArrowUUpLeftIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M236,144a68.07,68.07,0,0,1-68,68H80a12,12,0,0,1,0-24h88a44,44,0,0,0,0-88H61l27.52,27.51a12,12,0,0,1-17,17l-48-48a12,12,0,0,1,0-17l48-48a12,12,0,1,1,17,17L61,76H168A68.08,68.08,0,0,1,236,144Z"
  />
)
