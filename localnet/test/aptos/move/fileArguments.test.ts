import { expect } from 'chai'
import { fileArguments } from '../../../src/aptos/move/fileArguments.ts'

describe('arguments of the process of the Move compiler', () => {
  const OTHERS = ['--import', 'loader.mjs', '--conditions=source']

  it('are those of this process', () => {
    expect(fileArguments(OTHERS)).to.deep.equal(OTHERS)
  })

  for (const script of [
    ['-e', 'run()'],
    ['--eval', 'run()'],
    ['--eval=run()'],
    ['-p', 'run()'],
    ['-pe', 'run()'],
    ['--print', 'run()'],
    ['-p', '-e', 'run()'],
  ]) {
    it(`have no script: ${script.join(' ')}`, () => {
      expect(fileArguments([...OTHERS, ...script])).to.deep.equal(OTHERS)
      expect(fileArguments([...script, ...OTHERS])).to.deep.equal(OTHERS)
    })
  }
})
