import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { parseKeysArguments } from '../../src/commands/keysArguments.ts'

const WITHOUT_BOUNDS = { scopes: ['read', 'write'], days: null, origins: null }

describe('arguments of the command keys', () => {
  it('add a key, with a limit or without', () => {
    const config = undefined
    expect(parseKeysArguments(['add', 'shop', '--per-minute', '600'])).to.deep.equal({
      action: 'add',
      name: 'shop',
      perMinute: 600,
      ...WITHOUT_BOUNDS,
      config,
    })
    expect(parseKeysArguments(['add', '--config=a.json', 'shop'])).to.deep.equal({
      action: 'add',
      name: 'shop',
      perMinute: null,
      ...WITHOUT_BOUNDS,
      config: 'a.json',
    })
  })

  it('give a key its rights, its last day and the pages that may send it', () => {
    const given = ['--scopes', 'read', '--days', '90', '--origins', 'https://a.example,http://b:1']
    expect(parseKeysArguments(['add', 'shop', ...given])).to.deep.include({
      scopes: ['read'],
      days: 90,
      origins: ['https://a.example', 'http://b:1'],
    })
  })

  it('list and remove keys', () => {
    expect(parseKeysArguments(['list'])).to.deep.equal({ action: 'list', config: undefined })
    expect(parseKeysArguments(['remove', 'shop'])).to.deep.equal({
      action: 'remove',
      name: 'shop',
      config: undefined,
    })
  })

  it('ask for help', () => {
    expect(parseKeysArguments(['--help']).action).to.equal('help')
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
    [['add', 'shop', '--scopes', 'read,all'], '--scopes must be some of read, write, not "all"'],
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
      expect(messageOf(() => parseKeysArguments(args))).to.equal(message)
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
