import type { Appearance } from './messages'

/** What a page may choose of the look, by the provider's names. Values land in custom properties: they can colour and size, and load nothing. */
const VARIABLES = [
  'borderRadius',
  'colorBackground',
  'colorDanger',
  'colorPrimary',
  'colorText',
  'colorTextPlaceholder',
  'colorTextSecondary',
  'fontFamily',
  'fontSizeBase',
  'fontWeightMedium',
  'fontWeightNormal',
  'gridRowSpacing',
  'spacingUnit',
]
const THEMES = ['stripe', 'night', 'flat']

export const applyAppearance = (appearance: Appearance | null): void => {
  const { style, dataset } = document.documentElement
  const theme = appearance?.theme ?? ''
  dataset['theme'] = THEMES.includes(theme) ? theme : 'stripe'
  dataset['labels'] = appearance?.labels === 'floating' ? 'floating' : 'above'
  for (const name of VARIABLES) {
    const value = appearance?.variables?.[name]
    if (typeof value === 'string' && !/url\(/i.test(value)) style.setProperty(`--${name}`, value)
    else style.removeProperty(`--${name}`)
  }
}
