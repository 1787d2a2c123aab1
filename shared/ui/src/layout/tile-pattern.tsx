import { useId } from 'react'

const CIRCLES =
  'M0 32A32 32 0 0 1 32 0A32 32 0 0 1 0 32ZM64 32A32 32 0 0 0 32 0A32 32 0 0 0 64 32ZM0 32A32 32 0 0 0 32 64A32 32 0 0 0 0 32ZM64 32A32 32 0 0 1 32 64A32 32 0 0 1 64 32Z'
const LEAVES =
  'M4 4Q20 4 20 20Q4 20 4 4ZM60 4Q44 4 44 20Q60 20 60 4ZM4 60Q20 60 20 44Q4 44 4 60ZM60 60Q44 60 44 44Q60 44 60 60ZM27.5 32a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z'

/** The azulejo, drawn over whatever field holds it. An element, not a background image: the security policy needs no `data:`. */
export const TilePattern = ({ size = 72, opacity = 0.1 }: { readonly size?: number; readonly opacity?: number }) => {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="100%" fill="#fff" opacity={opacity}>
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" viewBox="0 0 64 64">
        <path d={CIRCLES} fill="none" stroke="#fff" strokeWidth="1.5" />
        <path d={LEAVES} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
