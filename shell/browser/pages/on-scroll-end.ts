/** How long nothing has scrolled where the browser does not tell its end, in milliseconds. */
const STILL_MS = 150

/** Calls back when a scroll has come to its end; what is returned stops that. WebKit has no `scrollend`. */
export const onScrollEnd = (tell: () => void): (() => void) => {
  if ('onscrollend' in window) {
    addEventListener('scrollend', tell)
    return () => removeEventListener('scrollend', tell)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, STILL_MS)
  }
  addEventListener('scroll', onScroll)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
  }
}
