import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { parseIngestArguments } from '../../src/commands/ingestArguments.ts'

describe('arguments of the command ingest', () => {
  it('name a file, or the standard input', () => {
    expect(parseIngestArguments(['--from', 'lines.jsonl'])).to.deep.equal({
      from: 'lines.jsonl',
      skipBad: false,
      config: undefined,
    })
    expect(parseIngestArguments(['--skip-bad', '--config=a.json', '--from', '-'])).to.deep.equal({
      from: '-',
      skipBad: true,
      config: 'a.json',
    })
  })

  it('ask for help', () => {
    expect(parseIngestArguments(['--help'])).to.equal(undefined)
  })

  const REFUSALS: readonly [string[], string][] = [
    [[], 'ingest needs --from with a file, or - for the standard input'],
    [['lines.jsonl'], 'Unknown option lines.jsonl: --help lists the options'],
    [['--from'], '--from needs a value'],
    [['--from', '--skip-bad'], '--from needs a value'],
    [['--from=-', '--skip-bad=yes'], '--skip-bad takes no value'],
    [['--from=-', '--role', 'api'], 'Unknown option --role: --help lists the options'],
  ]
  for (const [args, message] of REFUSALS) {
    it(`are refused: ingest ${args.join(' ')}`, () => {
      expect(messageOf(() => parseIngestArguments(args))).to.equal(message)
    })
  }
})

function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (isMintlineError(error)) return error.message
  }
  throw new Error('It was accepted')
}
