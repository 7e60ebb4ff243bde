import type { Workplace } from './_command.ts'
import { address } from './_network.ts'

/** Times that no test reaches unless it moves the clock there. */
export const FAR = '2100-01-01T00:00:00Z'

/** Writes a config with a phase for each type, and its lists, to a workplace. */
export function writeDrop(workplace: Workplace, symbol: string) {
  workplace.write('members.csv', `address,price,amount\n${address('alice')},0.2 SOL,2\n`)
  workplace.write(
    'friends.csv',
    `amount;wallet;price\n1;${address('bob')};0.1 SOL\n3;${address('carol')};0\n`,
  )
  const config = {
    collection: {
      symbol,
      collectionName: 'First drop',
      collectionUri: 'https://example.com/collection.json',
      itemBaseName: 'First drop #{}',
      itemBaseUri: 'https://example.com/{}.json',
      maxNumberOfTokens: 100,
      maxMintsPerWallet: 5,
      treasury: address('treasury'),
      royalties: {
        royaltyBasisPoints: 500,
        creators: [
          { address: address('creator'), share: 80 },
          { address: address('designer'), share: 20 },
        ],
      },
      platformFee: {
        platformFeeValue: 300,
        recipients: [{ address: address('platform'), share: 100 }],
      },
      platformFeeCap: { basisPoints: 500, flat: '0.01 SOL' },
      extraMeta: [{ field: 'artist', value: 'Ada' }],
    },
    phases: [
      { name: 'Members', type: 'merkleTree', list: 'members.csv', end: FAR },
      { name: 'Friends', type: 'allowList', list: 'friends.csv', end: FAR },
      { name: 'Everybody', type: 'public', price: '0.5 SOL', maxMintsPerWallet: 3 },
    ],
  }
  workplace.write('drop.config.json', config)
  return config
}

/** Returns names for all addresses in the drop, for comparing outputs. */
export function dropNames(): Record<string, string> {
  const names = ['creator', 'designer', 'treasury', 'platform', 'alice', 'bob', 'carol', 'buyer']
  return Object.fromEntries(names.map((name) => [name, address(name)]))
}
