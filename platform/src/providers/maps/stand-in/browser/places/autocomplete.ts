import { event } from '../core/event'
import type { LatLngBounds } from '../core/lat-lng-bounds'
import { MVCObject } from '../core/mvc'
import { dress, make } from '../map/style'
import { askDetails, askPredictions, type Prediction } from './answers'
import { picked } from './services'

const WAIT_MS = 160
let lists = 0

/** `google.maps.places.Autocomplete`: suggestions under an input of the page. */
export class Autocomplete extends MVCObject {
  readonly #input: HTMLInputElement
  readonly #list: HTMLUListElement
  #options: google.maps.places.AutocompleteOptions = {}
  #place: google.maps.places.PlaceResult | undefined
  #predictions: readonly Prediction[] = []
  #chosen = -1
  #waiting = 0
  #asked = 0

  constructor(inputField: HTMLInputElement, opts?: google.maps.places.AutocompleteOptions | null) {
    super()
    this.#input = inputField
    this.#list = make('ul', 'galo-places', { role: 'listbox', id: `galo-places-${(lists += 1)}`, hidden: '' })
    this.setOptions(opts ?? {})
    document.body.append(this.#list)
    dress(this.#list)
    const { id } = this.#list
    const roles = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': 'false' }
    for (const [name, value] of Object.entries({ ...roles, 'aria-controls': id })) inputField.setAttribute(name, value)
    inputField.addEventListener('input', () => this.#soon())
    inputField.addEventListener('keydown', (domEvent) => this.#key(domEvent))
    inputField.addEventListener('blur', () => this.#show([]))
  }

  #soon(): void {
    clearTimeout(this.#waiting)
    this.#waiting = window.setTimeout(() => void this.#ask(), WAIT_MS)
  }

  async #ask(): Promise<void> {
    const turn = (this.#asked += 1)
    const input = this.#input.value
    const { componentRestrictions, types } = this.#options
    const found =
      input.trim() === ''
        ? []
        : await askPredictions(input, componentRestrictions?.country, types ?? []).catch(() => [])
    if (turn === this.#asked && document.activeElement === this.#input) this.#show(found)
  }

  #show(predictions: readonly Prediction[]): void {
    this.#predictions = predictions
    this.#chosen = -1
    const isShown = predictions.length > 0
    this.#list.hidden = !isShown
    this.#input.setAttribute('aria-expanded', String(isShown))
    this.#input.removeAttribute('aria-activedescendant')
    this.#list.replaceChildren(...predictions.map((prediction, index) => this.#row(prediction, index)))
    const box = this.#input.getBoundingClientRect()
    Object.assign(this.#list.style, {
      left: `${box.left + scrollX}px`,
      top: `${box.bottom + scrollY}px`,
      width: `${box.width}px`,
    })
  }

  #row({ structured_formatting: { main_text: main, secondary_text: rest } }: Prediction, index: number): HTMLLIElement {
    const row = make('li', '', { role: 'option', id: `${this.#list.id}-${index}`, 'aria-selected': 'false' })
    const small = make('small', '')
    small.textContent = rest
    row.append(main, small)
    // Before the input loses the focus, and with it the list.
    row.addEventListener('pointerdown', (domEvent) => {
      domEvent.preventDefault()
      void this.#choose(index)
    })
    return row
  }

  #key(domEvent: KeyboardEvent): void {
    const count = this.#predictions.length
    if (count === 0) return
    if (domEvent.key === 'ArrowDown') this.#mark((this.#chosen + 1) % count)
    else if (domEvent.key === 'ArrowUp')
      this.#mark((this.#chosen + count) % (count + 1) === count ? count - 1 : Math.max(0, this.#chosen - 1))
    else if (domEvent.key === 'Escape') this.#show([])
    else if (domEvent.key === 'Enter' && this.#chosen >= 0) void this.#choose(this.#chosen)
    else return
    domEvent.preventDefault()
  }

  #mark(index: number): void {
    this.#chosen = index
    ;[...this.#list.children].forEach((row, at) => row.setAttribute('aria-selected', String(at === index)))
    this.#input.setAttribute('aria-activedescendant', `${this.#list.id}-${index}`)
  }

  async #choose(index: number): Promise<void> {
    const prediction = this.#predictions[index]
    if (prediction === undefined) return
    this.#input.value = prediction.description
    this.#asked += 1
    this.#show([])
    this.#place = await askDetails(prediction.place_id).then(
      (place) => picked(place, this.#options.fields),
      () => ({ name: prediction.description }),
    )
    event.trigger(this, 'place_changed')
  }

  getPlace(): google.maps.places.PlaceResult {
    return this.#place ?? { name: this.#input.value }
  }
  getBounds(): google.maps.LatLngBounds | undefined {
    const { bounds } = this.#options
    return bounds instanceof google.maps.LatLngBounds ? bounds : undefined
  }
  getFields(): string[] | undefined {
    return this.#options.fields
  }
  setBounds(bounds: LatLngBounds | google.maps.LatLngBoundsLiteral | undefined): void {
    if (bounds !== undefined) this.#options = { ...this.#options, bounds }
  }
  setComponentRestrictions(restrictions: google.maps.places.ComponentRestrictions | null): void {
    this.#options = { ...this.#options, componentRestrictions: restrictions ?? { country: null } }
  }
  setFields(fields: string[] | undefined): void {
    if (fields !== undefined) this.#options = { ...this.#options, fields }
  }
  setOptions(options: google.maps.places.AutocompleteOptions): void {
    this.#options = { ...this.#options, ...options }
  }
  setTypes(types: string[] | null): void {
    this.#options = { ...this.#options, types: types ?? [] }
  }
}
