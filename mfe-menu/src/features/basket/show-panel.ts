/** Where the basket is already in view there is nothing to open; the focus goes to it instead. */
export const showPanel = (event: Pick<Event, 'preventDefault'>): void => {
  const heading = document.getElementById('basket-heading')
  if (heading === null || heading.getClientRects().length === 0) return
  event.preventDefault()
  heading.focus()
}
