import { Icon, type IconProps } from './icon'

export const LockFillIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M208,80H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96Z"
  />
)
