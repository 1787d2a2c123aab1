import { serializeStyles, type CSSInterpolation, type Interpolation, type SerializedStyles } from '@emotion/serialize'

export type { SerializedStyles }

/** What the `css` prop takes: what `css` made, a plain object, or a list of them in which the later wins. */
export type Styles = Interpolation

type Written = readonly (TemplateStringsArray | Styles)[]

/** The text of styles, and the name that follows from it. */
export const serialize = (written: Written): SerializedStyles => {
  // Those inside come first: the serializer can't make two at a time.
  makeInside(written)
  return serializeStyles([...written])
}

/** Text and name are made when somebody asks: a module is evaluated long before most of what it styles is drawn, if ever. */
class StylesOnDemand {
  readonly #written: Written
  #made: SerializedStyles | null = null

  constructor(written: Written) {
    this.#written = written
  }

  #make(): SerializedStyles {
    this.#made ??= serialize(this.#written)
    return this.#made
  }

  get name(): string {
    return this.#make().name
  }

  get styles(): string {
    return this.#make().styles
  }

  get next() {
    return this.#make().next
  }
}

const makeInside = (written: unknown): void => {
  if (typeof written !== 'object' || written === null) return
  if (written instanceof StylesOnDemand) return void written.styles
  for (const part of Object.values(written)) makeInside(part)
}

/** Styles of an element, written as an object or as text; nested rules as in Emotion, whose language this is. */
export const css = (...written: readonly (TemplateStringsArray | CSSInterpolation)[]): SerializedStyles => {
  const [first] = written
  if (written.length === 1 && first instanceof StylesOnDemand) return first as SerializedStyles
  return new StylesOnDemand(written as Written) as SerializedStyles
}

/** Styles that follow from a few values, made once for all who say the same. */
export const cssOf = <Values extends readonly (string | number | boolean | undefined)[]>(
  write: (...values: Values) => CSSInterpolation,
): ((...values: Values) => SerializedStyles) => {
  const made = new Map<string, SerializedStyles>()
  return (...values) => {
    const said = values.join()
    let styles = made.get(said)
    if (styles === undefined) made.set(said, (styles = css(write(...values))))
    return styles
  }
}

/** The steps of an animation; what it gives stands where CSS wants the animation's name. */
export const keyframes = (...written: readonly (TemplateStringsArray | CSSInterpolation)[]) => {
  const { name: hash, styles } = serialize(written as Written)
  const name = `animation-${hash}`
  const text = `@keyframes ${name}{${styles}}`
  return { name, styles: text, anim: 1, toString: () => `_EMO_${name}_${text}_EMO_` } as unknown as SerializedStyles &
    string
}
