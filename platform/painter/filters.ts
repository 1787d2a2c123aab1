import { random } from './brush'

// Shadows stay warm (or green) instead of grey: [slope, intercept] for red, green and blue.
const TONE: Readonly<Record<'warm' | 'green', readonly (readonly [slope: number, intercept: number])[]>> = {
  warm: [
    [0.6, 0.44],
    [0.8, 0.22],
    [0.94, 0.06],
  ],
  green: [
    [0.8, 0.2],
    [0.6, 0.4],
    [0.85, 0.12],
  ],
}

const tint = (tone: keyof typeof TONE) =>
  TONE[tone]
    .map(([slope, intercept], index: number) => {
      const channel = 'RGB'[index]
      return `<feFunc${channel} type="linear" slope="${slope}" intercept="${intercept}"/>`
    })
    .join('')

const LAMP = 'azimuth="235"'

/** What sets the surface of one form apart. */
interface Surface {
  readonly blur: number
  readonly freq: number
  readonly bump: number
  readonly depth: number
  readonly shine: number
  readonly gloss: number
  readonly wobble: number
  readonly amb: number
  readonly tone: keyof typeof TONE
}

const ORDINARY: Surface = {
  blur: 5,
  freq: 0.08,
  bump: 0.25,
  depth: 7,
  shine: 0.5,
  gloss: 18,
  wobble: 3,
  amb: 1.12,
  tone: 'warm',
}

/** Gives any flat shape volume, skin and shine, all from the one lamp at the top left. */
const form = (id: string, given: Partial<Surface>) => {
  const { blur, freq, bump, depth, shine, gloss, wobble, amb, tone } = { ...ORDINARY, ...given }
  const seed = Math.floor(random() * 90)
  return [
    `<filter id="${id}" x="-.15" y="-.15" width="1.3" height="1.3">`,
    `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="3" seed="${seed}" result="n"/>`,
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${wobble}" result="s"/><feGaussianBlur stdDeviation="${blur}"/>`,
    `<feComposite in2="n" operator="arithmetic" k2="1" k3="${bump}" result="h"/>`,
    `<feDiffuseLighting surfaceScale="${depth}" diffuseConstant="${amb}"><feDistantLight ${LAMP} elevation="58"/></feDiffuseLighting>`,
    `<feComponentTransfer>${tint(tone)}</feComponentTransfer><feBlend in2="s" mode="multiply" result="m"/>`,
    `<feSpecularLighting in="h" surfaceScale="${depth}" specularConstant="${shine}" specularExponent="${gloss}" lighting-color="#fff0cf">`,
    `<feDistantLight ${LAMP} elevation="52"/></feSpecularLighting>`,
    `<feBlend in2="m" mode="screen"/><feComposite in2="s" operator="in"/></filter>`,
  ].join('')
}

const FORMS: Readonly<Record<string, Partial<Surface>>> = {
  skin: { freq: 0.07, bump: 0.26, depth: 8, shine: 0.55, gloss: 24, wobble: 5, blur: 6 },
  crust: { freq: 0.11, bump: 0.16, depth: 6, shine: 0.25, gloss: 12, wobble: 2, blur: 5 },
  bun: { freq: 0.03, bump: 0.05, depth: 11, shine: 0.5, gloss: 16, wobble: 1, blur: 8 },
  leaf: { freq: 0.05, bump: 0.4, depth: 5, shine: 0.35, wobble: 6, blur: 2, tone: 'green' },
  soft: { freq: 0.03, bump: 0.1, depth: 5, shine: 0.3, wobble: 1, blur: 4 },
  fine: { freq: 0.1, bump: 0.1, depth: 2.5, shine: 0.45, wobble: 0.8, blur: 1.1, gloss: 14, amb: 1.18 },
  glaze: { freq: 0.03, bump: 0.08, depth: 6, shine: 0.9, gloss: 30, wobble: 1.5, blur: 3 },
  crumb: { freq: 0.22, bump: 0.3, depth: 3, shine: 0.12, gloss: 10, wobble: 2, blur: 3 },
}

const blurred = (id: string, box: string, deviation: number) =>
  `<filter id="${id}" ${box}><feGaussianBlur stdDeviation="${deviation}"/></filter>`

const FLAT = {
  char:
    '<filter id="char" x="-.1" y="-.1" width="1.2" height="1.2">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" result="n"/>' +
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="7"/><feGaussianBlur stdDeviation=".9"/></filter>',
  drop: blurred('drop', 'x="-.3" y="-.5" width="1.6" height="2"', 6),
  near: blurred('near', 'x="-.3" y="-.3" width="1.6" height="1.6"', 2.2),
  stick:
    '<filter id="stick" x="-.2" y="-.2" width="1.4" height="1.4">' +
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.6" result="h"/>' +
    `<feDiffuseLighting surfaceScale="4" diffuseConstant="1.2"><feDistantLight ${LAMP} elevation="58"/></feDiffuseLighting>` +
    '<feComponentTransfer><feFuncR type="linear" slope=".6" intercept=".44"/>' +
    '<feFuncG type="linear" slope=".8" intercept=".2"/><feFuncB type="linear" slope=".94" intercept=".04"/></feComponentTransfer>' +
    '<feBlend in2="SourceGraphic" mode="multiply"/><feComposite in2="SourceGraphic" operator="in" result="o"/>' +
    '<feDropShadow in="o" dx="1.5" dy="2.5" stdDeviation="1.6" flood-color="#5a2a05" flood-opacity=".5"/></filter>',
}

/** Only the filters that `body` asks for. */
export const filtersFor = (body: string) => {
  const isUsed = ([id]: readonly [string, unknown]) => body.includes(`url(#${id})`)
  const forms = Object.entries(FORMS)
    .filter(isUsed)
    .map(([id, given]) => form(id, given))
  const flat = Object.entries(FLAT)
    .filter(isUsed)
    .map(([, markup]) => markup)
  return [...forms, ...flat].join('')
}
