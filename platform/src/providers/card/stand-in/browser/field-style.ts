import type { FieldStyle, FontSource, TextStyle } from './messages'

/** The style properties a page may set inside a field: how text looks, nothing that could move or load anything. */
const ALLOWED = [
  'color',
  'fontFamily',
  'fontSize',
  'fontSmoothing',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'iconColor',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
] as const

const placeholderStyle = (): CSSStyleDeclaration | undefined => {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])]
  const isPlaceholder = (rule: CSSRule): rule is CSSStyleRule =>
    rule instanceof CSSStyleRule && rule.selectorText === 'input::placeholder'
  return rules.find(isPlaceholder)?.style
}

const copy = (from: TextStyle | undefined, to: CSSStyleDeclaration | undefined) => {
  for (const name of ALLOWED) {
    const value = from?.[name]
    if (typeof value === 'string' && to !== undefined) Object.assign(to, { [name]: value })
  }
}

interface Standing {
  readonly empty: boolean
  readonly complete: boolean
  readonly invalid: boolean
}

/** Later states win, as with the provider: base, then complete, empty, invalid. */
export const applyStyle = (
  input: HTMLInputElement,
  style: FieldStyle | undefined,
  { empty, complete, invalid }: Standing,
): void => {
  input.removeAttribute('style')
  copy(style?.base, input.style)
  const placeholder = style?.base?.['::placeholder']
  if (placeholder) copy(placeholder as TextStyle, placeholderStyle())
  if (complete) copy(style?.complete, input.style)
  if (empty) copy(style?.empty, input.style)
  if (invalid) copy(style?.invalid, input.style)
}

/** Fonts by the page's own wish: a sheet, or a face by name. What the frame's policy does not allow is not loaded, and the text stays as it is. */
export const loadFonts = (fonts: readonly FontSource[]): void => {
  for (const { cssSrc, family, src, ...facts } of fonts) {
    if (typeof cssSrc === 'string') {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: cssSrc })
      document.head.append(sheet)
    } else if (typeof family === 'string' && typeof src === 'string') {
      const face = new FontFace(family, src, facts as FontFaceDescriptors)
      document.fonts.add(face)
      face.load().catch(() => {})
    }
  }
}
