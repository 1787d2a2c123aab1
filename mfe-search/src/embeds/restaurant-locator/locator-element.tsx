/** @jsxImportSource preact */
import { render } from 'preact'
import { placeFrom, type Chosen, type LocatorPlace } from './locator.model'
import { locatorCss } from './locator-style'
import { Locator } from './locator-view'

/** The origin that a script was loaded from; of what is no script of an address, the page's own. */
export const originOfScript = (script: HTMLOrSVGScriptElement | null): string =>
  script instanceof HTMLScriptElement && script.src !== '' ? new URL(script.src).origin : location.origin

/** What a page is told: both bubble, and leave the shadow. */
interface LocatorEvents {
  readonly 'galo-restaurants-found': { readonly count: number; readonly place: string }
  /** Cancelable: who prevents its default leads on by themselves. */
  readonly 'galo-restaurant-chosen': Chosen
}

/**
 * `<galo-restaurant-locator market="IE">`: restaurants near a place, on any page. Its attributes and events are its whole interface:
 *
 * - `market`: `UK` (or nothing) or `IE`; `fulfilment`: `collection` (or nothing), `delivery`, `eat-in`; `api-origin`: which site to ask,
 *   where it isn't the one that the script came from.
 * - `galo-restaurants-found` and `galo-restaurant-chosen` ({@link LocatorEvents}).
 *
 * All it draws is in its shadow root; it reads and keeps no cookie and no storage.
 */
export class RestaurantLocator extends HTMLElement {
  static readonly observedAttributes = ['market', 'fulfilment', 'api-origin']

  /** The class for a script of this origin. */
  static from(origin: string): typeof RestaurantLocator {
    return class extends RestaurantLocator {
      protected override readonly scriptOrigin = origin
    }
  }

  protected readonly scriptOrigin: string = location.origin
  readonly #root = this.attachShadow({ mode: 'open' })

  connectedCallback(): void {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(locatorCss)
    // No style element: a page's policy may allow none.
    this.#root.adoptedStyleSheets = [sheet]
    this.#draw()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw()
  }

  disconnectedCallback(): void {
    render(null, this.#root)
  }

  get #place(): LocatorPlace {
    return placeFrom((name) => this.getAttribute(name), this.scriptOrigin)
  }

  #draw(): void {
    render(
      <Locator
        place={this.#place}
        onFound={(detail) => void this.#tell('galo-restaurants-found', detail)}
        onChoose={(detail) => this.#tell('galo-restaurant-chosen', detail)}
      />,
      this.#root,
    )
  }

  /** Answers whether the page leaves the rest to us. */
  #tell<N extends keyof LocatorEvents>(name: N, detail: LocatorEvents[N]): boolean {
    const cancelable = name === 'galo-restaurant-chosen'
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
  }
}
