import { Activity, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

interface Props {
  readonly isShown: boolean
  readonly children: ReactNode
}

/**
 * Where a page stands, without a box of its own, and leaves its place without being taken down: it stops (React runs no effect of what is
 * hidden) and is out of the document, so that nobody finds its headings and names in it, and it costs no layout.
 */
export const PagePlace = ({ isShown, children }: Props) => {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  // Before any effect of the page's own, which may measure it or show its sheet.
  useInsertionEffect(() => {
    if (isShown && inner.current?.parentNode === null) outer.current?.append(inner.current)
  }, [isShown])
  // At once: the focus in it is given up, and a sheet that closes with it is told apart from one that is closed.
  useLayoutEffect(() => {
    if (!isShown) inner.current?.remove()
  }, [isShown])
  return (
    <div ref={outer} className="page-place">
      <div ref={inner} className="page-place">
        <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
      </div>
    </div>
  )
}
