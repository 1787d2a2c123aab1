/**
 * React Router comes as one file whose parts are made while it is evaluated. A bundler can't know that making a context or a component
 * nobody asks for does nothing, and keeps it with all it needs: four fifths of what a page would get. This says so, and leaves out the names
 * for developer tools, each of which is a use.
 * @param {string} source
 */
const withoutUnused = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});\s+\1\.contextType = (\w+);$/gm,
      'var $1 = /* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();',
    )
    .replace(/^(var \w+ = )(?=(?:React\d*\.\w+|new \w+|Symbol)\()/gm, '$1/* @__PURE__ */ ')

export default withoutUnused
