/** In its own colours, twice as wide as high. */
export const FlagUkIcon = () => (
  <svg aria-hidden="true" focusable="false" width="36" height="18" viewBox="0 0 60 30">
    <path fill="#012169" d="M0 0h60v30H0z" />
    <path stroke="#fff" strokeWidth="6" d="m0 0 60 30m0-30L0 30" />
    <path stroke="#c8102e" strokeWidth="2.5" d="m0 0 60 30m0-30L0 30" />
    <path stroke="#fff" strokeWidth="10" d="M30 0v30M0 15h60" />
    <path stroke="#c8102e" strokeWidth="6" d="M30 0v30M0 15h60" />
  </svg>
)
