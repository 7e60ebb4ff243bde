import { expect } from 'chai'
import { scratchFolder, TIPS } from './_scratch.ts'
import { writeRecipe } from './writeRecipe.ts'

describe('npm run new refuses', () => {
  let root: string
  before(() => {
    root = scratchFolder()
  })

  const call = { like: 'getFloorPrice', path: '/v0.1/x/{collection}', summary: 'Tips' }
  const error = { topic: 'FUNDS_MESSAGES', message: 'Low: raise it', explanation: 'It is low.' }
  const page = { ...TIPS, icon: 'Coins' }
  const command = { description: 'Show tips.' }
  const REFUSED: readonly [words: string, options: Record<string, string>, sentence: string][] = [
    ['chain base', {}, 'chain is no recipe: call, command, page, error are'],
    ['command show tips', command, 'tips is one word too many for command'],
    ['command show', command, 'show is a command already'],
    ['command evm', command, 'evm is a command already'],
    ['command tipJar', command, 'tipJar has to be in lower case with dashes: "like-this"'],
    ['command tips', {}, '--description is missing'],
    [
      'command tips',
      { description: 'show tips' },
      '--description has to be a sentence: "Like this."',
    ],
    ['command tips', { ...command, chain: 'tezos' }, '--chain has to be one of solana, evm, aptos'],
    ['page settings', page, 'settings is a page already'],
    ['page tips', { ...TIPS }, '--icon is missing'],
    [
      'error base TIP_LOW',
      error,
      'The package has to be one of core, solana, evm, aptos, assets, cli, server',
    ],
    ['error evm tipLow', error, 'tipLow has to be in capitals: "LIKE_THIS"'],
    ['error evm FUNDS_TOO_LOW', error, 'FUNDS_TOO_LOW is an error of core already'],
    [
      'error evm TIP_LOW',
      { ...error, message: 'Low.' },
      '--message has to begin with a capital and have no full stop: "Like this"',
    ],
    [
      'error evm TIP_LOW',
      { ...error, kind: 'odd' },
      '--kind has to be one of usage, input, notFound, declined, interrupted',
    ],
    ['call items getFloorPrice', call, 'getFloorPrice is a call already'],
    ['call items get-tips', call, 'get-tips has to be named "likeThis"'],
    [
      'call items getTips',
      { ...call, like: 'getAll' },
      '--like has to name a call of the interface that --path belongs to',
    ],
    [
      'call items getTips',
      { ...call, like: 'getBalance' },
      '--like has to name a call whose handler stands beside it',
    ],
    [
      'call items getTips',
      { ...call, path: '/v0.1/data/collections/{id}/gmv' },
      '--path is that of getGmv',
    ],
    [
      'call items getTips',
      { ...call, path: '/v0.1/tips' },
      '--path has to have the parameters of --like: {collection}',
    ],
    [
      'call items getTips',
      { ...call, like: 'getGmv' },
      '--like uses worthIn, which only the other calls of its file have',
    ],
  ]

  for (const [words, options, sentence] of REFUSED) {
    it(`${words}: ${sentence}`, () => {
      expect(() => writeRecipe(root, words.split(' '), new Map(Object.entries(options)))).to.throw(
        sentence,
      )
    })
  }
})
