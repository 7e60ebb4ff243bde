const { appendFileSync } = require('node:fs')
const { reporters } = require('mocha')

/**
 * Mocha's own output, with each failed test's file: a stack of ten calls may be all helpers. Also writes how many
 * milliseconds each test and hook took, and its file, to the file TEST_TIMES.
 */
module.exports = class extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options)
    runner.on('fail', (test, error) => {
      error.stack = `${error.stack}\n    at test of ${test.file}`
    })
    const times = process.env.TEST_TIMES
    if (!times) return
    // Root hooks belong to no file.
    const note = ({ file, duration }) => {
      if (file && duration) appendFileSync(times, `${duration} ${file}\n`)
    }
    runner.on('test end', note)
    runner.on('hook end', note)
  }
}
