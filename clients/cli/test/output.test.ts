import { PassThrough } from 'node:stream'
import { expect } from 'chai'
import { Output } from '../src/output/output.ts'
import { startProgress } from '../src/output/progress.ts'

const ESCAPE = '\u001B'

describe('Output on a terminal', () => {
  const shown = (env: NodeJS.ProcessEnv) => {
    let text = ''
    const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
    stderr.on('data', (chunk) => {
      text += String(chunk)
    })
    const output = new Output({ stdout: process.stdout, stderr, json: false, verbose: true, env })
    output.warn('careful')
    output.detail('dim')
    const progress = startProgress(output, 'Write', 10)
    for (let done = 1; done <= 10; done += 1) progress.update(done, '')
    progress.finish()
    return { text, isAsked: output.interactive }
  }

  it('has colours and a bar', () => {
    const { text } = shown({ TERM: 'xterm-256color' })
    expect(text).to.contain(`${ESCAPE}[33mwarning:`).and.contain('[##')
  })

  it('has neither in a dumb terminal or with NO_COLOR, but still asks questions', () => {
    for (const env of [{ TERM: 'dumb' }, { TERM: 'xterm', NO_COLOR: '1' }]) {
      const { text, isAsked } = shown(env)
      expect(text).not.to.contain(ESCAPE)
      expect(text).not.to.contain('[#')
      expect(text).to.match(/^warning: careful\ndim\nWrite: 1 of 10 \(10%\)\n/)
      expect(isAsked).to.equal(true)
    }
  })
})
