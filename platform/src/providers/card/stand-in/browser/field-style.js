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
]

const placeholderRule = () => {
  const [sheet] = document.styleSheets
  const rules = [...sheet.cssRules]
  return rules.find((rule) => rule.selectorText === 'input::placeholder').style
}

const copy = (from, to) => {
  for (const name of ALLOWED) if (typeof from?.[name] === 'string') to[name] = from[name]
}

/** Later states win, as with the provider: base, then complete, empty, invalid. */
export const applyStyle = (input, style, { empty, complete, invalid }) => {
  input.removeAttribute('style')
  copy(style?.base, input.style)
  if (style?.base?.['::placeholder']) copy(style.base['::placeholder'], placeholderRule())
  if (complete) copy(style?.complete, input.style)
  if (empty) copy(style?.empty, input.style)
  if (invalid) copy(style?.invalid, input.style)
}

/** Fonts by the page's own wish: a sheet, or a face by name. What the frame's policy does not allow is not loaded, and the text stays as it is. */
export const loadFonts = (fonts) => {
  for (const { cssSrc, family, src, ...facts } of fonts) {
    if (typeof cssSrc === 'string') {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: cssSrc })
      document.head.append(sheet)
    } else if (typeof family === 'string' && typeof src === 'string') {
      const face = new FontFace(family, src, facts)
      document.fonts.add(face)
      face.load().catch(() => {})
    }
  }
}
