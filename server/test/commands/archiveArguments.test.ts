import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { parseArchiveArguments } from '../../src/commands/archiveArguments.ts'

const NONE = { help: false, file: undefined, config: undefined }

describe('arguments of the commands export and import', () => {
  it('may all be left out, and a dash is the standard output or input', () => {
    expect(parseArchiveArguments([], 'to')).to.deep.equal(NONE)
    expect(parseArchiveArguments(['--to', '-'], 'to')).to.deep.equal(NONE)
  })

  it('name files', () => {
    const given = ['--from', 'saved.jsonl', '--config=other.json']

    expect(parseArchiveArguments(given, 'from')).to.deep.equal({
      help: false,
      file: 'saved.jsonl',
      config: 'other.json',
    })
  })

  for (const [args, message] of [
    [['--from', 'saved.jsonl'], 'Unknown option --from: --help lists the options'],
    [['saved.jsonl'], 'Unknown option saved.jsonl: --help lists the options'],
    [['--to'], '--to needs a value'],
    [['--to', '--config'], '--to needs a value'],
  ] as const) {
    it(`are refused: ${args.join(' ')}`, () => {
      try {
        parseArchiveArguments(args, 'to')
      } catch (error) {
        if (!isMintlineError(error)) throw error
        expect(error.message).to.equal(message)
        return
      }
      throw new Error('Nothing was refused')
    })
  }
})
