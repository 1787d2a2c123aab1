import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import withoutUnused from './unused-router-loader.mjs'

const fromNavigation = createRequire(join(__dirname, '../../navigation/package.json'))
const fromRouterDom = createRequire(fromNavigation.resolve('react-router-dom'))
const folder = dirname(fromRouterDom.resolve('react-router'))
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs') && !name.includes('server'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

describe('React Router as it is bundled', () => {
  it('can be left out part by part: nothing is made, and nothing named, that a bundler takes for a use', () => {
    const made =
      /^var \w+ = (?:React\d*\.\w+\(|new \w+\(|class .*\n(?:.*\n)*?\};\n\w+\.contextType)|^\w+\.displayName = /m
    expect(files.some((source) => made.test(source))).toBe(true)
    expect(files.map(withoutUnused).filter((source) => made.test(source))).toEqual([])
  })

  it('does the same where a part is used', () => {
    expect(withoutUnused('var Context = React.createContext(null);\nContext.displayName = "Route";\n')).toBe(
      'var Context = /* @__PURE__ */ React.createContext(null);\n\n',
    )
    expect(
      withoutUnused('var Boundary = class extends React2.Component {\n  a = 1;\n};\nBoundary.contextType = Context;\n'),
    ).toBe(
      'var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React2.Component {\n  a = 1;\n}, { contextType: Context }))();\n',
    )
  })
})
