/** In its own colours, twice as wide as high. */
export const FlagIeIcon = () => (
  <svg aria-hidden="true" focusable="false" width="36" height="18" viewBox="0 0 60 30">
    <path fill="#169b62" d="M0 0h20v30H0z" />
    <path fill="#fff" d="M20 0h20v30H20z" />
    <path fill="#ff883e" d="M40 0h20v30H40z" />
  </svg>
)
