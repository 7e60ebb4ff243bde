import { contract } from '../../read-model/_addresses.ts'
import { refused, to, type Variation, type Varied, without } from '../../read-model/_variations.ts'
import { addressOf } from '../_market.ts'

const [ONE, OTHER] = [`BASE:${contract('BASE', 1)}`, `BASE:${contract('BASE', 2)}`]
const [ANN, BEN] = [`ETHEREUM:${addressOf(1)}`, `ETHEREUM:${addressOf(2)}`]
const FOREIGN = 'No order of an EVM chain has such an asset, which is refused whatever is in it'

/** An order's asset, with other values for its fields. */
interface Asset {
  readonly isMoney: boolean
  readonly model: object
  readonly fields: Readonly<Record<string, Variation>>
}

const numbered = (kind: string, other: string): Asset => ({
  isMoney: false,
  model: { '@type': kind, contract: ONE, tokenId: '1' },
  fields: {
    '@type': to(other),
    contract: to(OTHER),
    collection: refused(OTHER),
    tokenId: to('2'),
  },
})

const ofContract = (kind: string, other: string): Asset => ({
  isMoney: false,
  model: { '@type': kind, contract: ONE },
  fields: {
    '@type': to(other),
    contract: to(OTHER),
    collection: refused(OTHER),
  },
})

const lazy = (kind: string, more: object, fields: Asset['fields']): Asset => ({
  isMoney: false,
  model: {
    '@type': kind,
    contract: ONE,
    tokenId: '1',
    uri: '/ipfs/a',
    creators: [{ account: ANN, value: 10_000 }],
    royalties: [{ account: ANN, value: 500 }],
    signatures: [`0x${'11'.repeat(65)}`],
    ...more,
  },
  fields: {
    '@type': refused('ERC721'),
    contract: to(OTHER),
    collection: refused(OTHER),
    tokenId: to('2'),
    uri: to('/ipfs/b'),
    'creators.account': to(BEN),
    'creators.value': to(9_999),
    'royalties.account': to(BEN),
    'royalties.value': to(400),
    signatures: to([`0x${'22'.repeat(65)}`]),
    ...fields,
  },
})

/** Returns an asset from another kind of blockchain, with another value for each field. */
const foreign = (kind: string, model: object, others: object): Asset => ({
  isMoney: false,
  model: { '@type': kind, ...model },
  fields: {
    '@type': without('SOLANA_NFT', FOREIGN),
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, without(value, FOREIGN)]),
    ),
  },
})

const ASSETS: Readonly<Record<string, Asset>> = {
  CURRENCY_NATIVE: {
    isMoney: true,
    model: { '@type': 'CURRENCY_NATIVE', blockchain: 'BASE' },
    fields: {
      '@type': refused('CURRENCY_TOKEN'),
      blockchain: refused('ETHEREUM'),
      contract: without(ONE, 'A coin has no contract'),
    },
  },
  CURRENCY_TOKEN: {
    isMoney: true,
    model: { '@type': 'CURRENCY_TOKEN', contract: ONE },
    fields: { '@type': refused('COLLECTION'), contract: to(OTHER) },
  },
  NFT: {
    isMoney: false,
    model: { '@type': 'NFT', collectionId: ONE, itemId: `${ONE}:1`, standard: 'SINGLE' },
    fields: {
      '@type': refused('NFT_OF_COLLECTION'),
      collectionId: refused(OTHER),
      itemId: to(`${ONE}:2`),
      standard: to('MULTIPLE'),
    },
  },
  NFT_OF_COLLECTION: {
    isMoney: false,
    model: { '@type': 'NFT_OF_COLLECTION', collectionId: ONE },
    fields: { '@type': refused('COLLECTION'), collectionId: to(OTHER) },
  },
  FLOW_NFT: foreign(
    'FLOW_NFT',
    { contract: 'FLOW:A.1.Drop', tokenId: '1' },
    { contract: 'FLOW:A.2.Drop', collection: 'FLOW:A.2.Drop', tokenId: '2' },
  ),
  FLOW_FT: foreign('FLOW_FT', { contract: 'FLOW:A.1.Coin' }, { contract: 'FLOW:A.2.Coin' }),
  ETH: {
    isMoney: true,
    model: { '@type': 'ETH', blockchain: 'BASE' },
    fields: { '@type': refused('ERC20'), blockchain: refused('ETHEREUM') },
  },
  ERC20: {
    isMoney: true,
    model: { '@type': 'ERC20', contract: ONE },
    fields: { '@type': refused('COLLECTION'), contract: to(OTHER) },
  },
  ERC721: numbered('ERC721', 'ERC1155'),
  ERC721_Lazy: lazy('ERC721_Lazy', {}, {}),
  ERC1155: numbered('ERC1155', 'ERC721'),
  ERC1155_Lazy: lazy('ERC1155_Lazy', { supply: '10' }, { supply: to('20') }),
  CRYPTO_PUNKS: {
    isMoney: false,
    model: { '@type': 'CRYPTO_PUNKS', contract: ONE, tokenId: 1 },
    fields: {
      ...numbered('CRYPTO_PUNKS', 'ERC721').fields,
      '@type': refused('ERC721'),
      tokenId: to(2),
    },
  },
  GEN_ART: ofContract('GEN_ART', 'COLLECTION'),
  COLLECTION: ofContract('COLLECTION', 'GEN_ART'),
  SOLANA_NFT: foreign(
    'SOLANA_NFT',
    { itemId: `SOLANA:${'1'.repeat(32)}` },
    {
      contract: `SOLANA:${'2'.repeat(32)}`,
      collection: `SOLANA:${'2'.repeat(32)}`,
      itemId: `SOLANA:${'3'.repeat(32)}`,
    },
  ),
  SOLANA_FT: foreign(
    'SOLANA_FT',
    { address: `SOLANA:${'1'.repeat(32)}` },
    { address: `SOLANA:${'2'.repeat(32)}` },
  ),
  SOLANA_SOL: foreign('SOLANA_SOL', {}, {}),
}

/** Returns the inputs for one side of an order, for each kind of asset, with a matching other side. */
export function assetFields(side: 'make' | 'take'): Varied['inputs'] {
  const other = side === 'make' ? 'take' : 'make'
  return Object.fromEntries(
    Object.entries(ASSETS).flatMap(([kind, { isMoney, model, fields }]) => {
      const goesWith = isMoney ? 'ERC721' : 'ETH'
      const base = {
        [`${side}.assetType`]: model,
        [`${other}.assetType`]: ASSETS[goesWith]?.model,
      }
      return Object.entries(fields).map(([name, variation]) => [
        `${side}.assetType.(${kind}).${name}`,
        { ...variation, base },
      ])
    }),
  )
}
