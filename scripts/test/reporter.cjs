const { reporters } = require('mocha')

/** Mocha's own output, with the file of each failed test: stacks of ten calls may all be in helpers. */
module.exports = class extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options)
    runner.on('fail', (test, error) => {
      error.stack = `${error.stack}\n    at test of ${test.file}`
    })
  }
}
