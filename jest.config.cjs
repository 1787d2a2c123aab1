module.exports = require('./shared/build/jest/presets.cjs')(__dirname)
