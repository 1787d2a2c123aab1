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
