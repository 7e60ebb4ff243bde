import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { parseKeysArguments } from '../../src/commands/keysArguments.ts'

const parse = (...args: string[]) => parseKeysArguments(args, () => 'ann')

const WITHOUT_BOUNDS = { scopes: ['read', 'write'], days: null, origins: null }

describe('arguments of the command keys', () => {
  it('add a key, with a limit or without', () => {
    const config = undefined
    expect(parse('add', 'shop', '--per-minute', '600')).to.deep.equal({
      action: 'add',
      name: 'shop',
      perMinute: 600,
      ...WITHOUT_BOUNDS,
      by: 'ann',
      config,
    })
    expect(parse('add', '--config=a.json', 'shop')).to.deep.equal({
      action: 'add',
      name: 'shop',
      perMinute: null,
      ...WITHOUT_BOUNDS,
      by: 'ann',
      config: 'a.json',
    })
  })

  it('give a key its rights, its last day and the pages that may send it', () => {
    const given = ['--scopes', 'read', '--days', '90', '--origins', 'https://a.example,http://b:1']
    expect(parse('add', 'shop', ...given)).to.deep.include({
      scopes: ['read'],
      days: 90,
      origins: ['https://a.example', 'http://b:1'],
    })
  })

  it('give the right to moderate by its name alone', () => {
    expect(parse('add', 'desk', '--scopes', 'moderate')).to.deep.include({ scopes: ['moderate'] })
    expect(parse('add', 'shop')).to.deep.include({ scopes: ['read', 'write'] })
  })

  it('list and remove keys', () => {
    expect(parse('list')).to.deep.equal({ action: 'list', config: undefined })
    expect(parse('remove', 'shop')).to.deep.equal({
      action: 'remove',
      name: 'shop',
      by: 'ann',
      config: undefined,
    })
  })

  it('name who adds or removes a key', () => {
    expect(parse('add', 'shop', '--by', 'Bob Example')).to.deep.include({ by: 'Bob Example' })
    expect(parse('remove', 'shop', '--by=Bob Example')).to.deep.include({ by: 'Bob Example' })
  })

  it('need that name where the operating system has none', () => {
    const nameless = () => {
      throw new Error('ENOENT: no such user')
    }
    for (const action of ['add', 'remove']) {
      const message = messageOf(() => parseKeysArguments([action, 'shop'], nameless))
      expect(message).to.equal('--by is needed: the operating system has no name for its user')
    }
    expect(parseKeysArguments(['list'], nameless).action).to.equal('list')
  })

  it('ask for help', () => {
    expect(parse('--help').action).to.equal('help')
  })

  const REFUSALS: readonly [string[], string][] = [
    [[], 'keys needs one of add, list, remove'],
    [['show'], 'keys needs one of add, list, remove'],
    [['add'], 'keys add needs the name of a key'],
    [['remove'], 'keys remove needs the name of a key'],
    [['add', 'shop', 'mine'], 'Unknown option mine: --help lists the options'],
    [['list', 'shop'], 'Unknown option shop: --help lists the options'],
    [['list', '--port', '1'], 'Unknown option --port: --help lists the options'],
    [['remove', 'shop', '--per-minute', '1'], '--per-minute belongs to keys add'],
    [['list', '--scopes', 'read'], '--scopes belongs to keys add'],
    [['list', '--by', 'ann'], '--by belongs to keys add and keys remove'],
    [['remove', 'shop', '--by', 'ann\nroot'], '--by must have 1 to 64 characters, all on one line'],
    [
      ['add', 'shop', '--scopes', 'read,all'],
      '--scopes must be some of read, write, moderate, not "all"',
    ],
    [['add', 'shop', '--days', '3651'], '--days must be a whole number from 1 to 3650, not "3651"'],
    [
      ['add', 'shop', '--origins', 'https://a.example/'],
      '--origins must be origins such as https://example.com, not "https://a.example/"',
    ],
    [['add', 'shop', '--per-minute'], '--per-minute needs a value'],
    ...['0', '-1', '1.5', '1e3', '01', '2147483648', 'many'].map((limit): [string[], string] => [
      ['add', 'shop', `--per-minute=${limit}`],
      `--per-minute must be a whole number from 1 to 2147483647, not "${limit}"`,
    ]),
  ]
  for (const [args, message] of REFUSALS) {
    it(`are refused: keys ${args.join(' ')}`, () => {
      expect(messageOf(() => parse(...args))).to.equal(message)
    })
  }
})

function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (isMintlineError(error)) return error.message
    throw error
  }
  throw new Error('Nothing was refused')
}
