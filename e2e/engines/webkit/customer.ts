import { expect } from '@playwright/test'
import type { DrivenElement, DrivenWindow } from './driver'

const PATIENCE_MS = 40_000

/** What can be pressed or read, by what it is. */
const KINDS = {
  link: 'a[href]',
  button: 'button',
  'link or button': 'a[href], button',
  choice: 'label',
  heading: 'h1, h2, h3',
  text: 'main *',
  frame: 'iframe',
} as const

type Kind = keyof typeof KINDS

/** A look that the driver has lost saw nothing: it is taken again. */
const ifLost = (error: unknown): null => {
  if (error instanceof Error && error.name === 'TimeoutError') return null
  throw error
}

/** Goes into a field and selects all there is. Runs in the page. */
const selectAll = (field: unknown): void => {
  ;(field as HTMLInputElement).focus()
  ;(field as HTMLInputElement).select()
}

/** The first of its kind in sight that is called so; in an open dialog when there is one. Runs in the page. */
const look = (selector: string, source: string, within: string): Element | null => {
  const called = new RegExp(source, 'i')
  const open = [...document.querySelectorAll('dialog')].find((each) => each.open)
  // Between two pages there is no body.
  const around = open ?? document.querySelector(within) ?? document
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent ?? '').trim()
  const isInSight = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  return [...around.querySelectorAll(selector)].find((each) => isInSight(each) && called.test(nameOf(each))) ?? null
}

/** The control that belongs to the label called so. Runs in the page. */
const controlOf = (source: string): Element | null => {
  const label = [...document.querySelectorAll('label')].find((each) =>
    new RegExp(source, 'i').test(each.textContent ?? ''),
  )
  return label?.control ?? null
}

/** Puts text into the one field there is, as typing would; false while there is none. Runs in the frame. */
const fillOnlyField = (text: string): boolean => {
  const field = document.querySelector('input')
  if (field === null) return false
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  return true
}

/**
 * A customer in WebKit. They press by the page's own click: the engine's driver loses a pointer now and then.
 * What they type on the site's own pages is typed key by key.
 */
export const createCustomer = (window: DrivenWindow, site: string) => {
  const find = async (kind: Kind, called: RegExp, within = 'body'): Promise<DrivenElement> => {
    let found: DrivenElement | null = null
    await expect
      .poll(async () => (found = await window.run(look, KINDS[kind], called.source, within).catch(ifLost)) !== null, {
        message: `a ${kind} called ${String(called)}`,
        timeout: PATIENCE_MS,
      })
      .toBe(true)
    if (found === null) throw new Error('found, and then not')
    return found
  }
  const click = (element: DrivenElement) =>
    window.run((each: unknown) => (each as HTMLElement).click(), element as unknown)
  return {
    find,
    open: (path: string) => window.open(site + path),
    press: async (kind: Kind, called: RegExp, within?: string) => click(await find(kind, called, within)),
    click,
    /** Types into the field with this label, whatever stood there. */
    fill: async (label: RegExp, text: string) => {
      let field: DrivenElement | null = null
      await expect
        .poll(async () => (field = await window.run(controlOf, label.source).catch(ifLost)) !== null, {
          message: `a field called ${String(label)}`,
          timeout: PATIENCE_MS,
        })
        .toBe(true)
      if (field === null) return
      await window.run(selectAll, field as unknown)
      await window.type(field, text)
    },
    /**
     * Fills the only field of a frame with this title. By the field's own events: for the driver nothing inside another site's frame can be
     * typed into.
     */
    fillFrame: async (title: RegExp, text: string) => {
      await window.enter(await find('frame', title))
      await expect.poll(() => window.run(fillOnlyField, text), { timeout: PATIENCE_MS }).toBe(true)
      await window.enter(null)
    },
    path: () => window.run(() => location.pathname),
  }
}

export type Customer = ReturnType<typeof createCustomer>
