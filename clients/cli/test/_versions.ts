import { address } from './_network.ts'

const EVM = `0x${'a1'.repeat(20)}`
const OTHER = `0x${'b1'.repeat(20)}`
const APTOS = `0x${'a2'.repeat(32)}`
const ROOT = 'ab'.repeat(32)

/** Configs of version 1 that have every setting between them, by chain. */
export const EARLIER_CONFIGS = {
  solana: [
    {
      $schema: 'https://unpkg.com/@mintline/cli@0.0.1/schema/drop.config.schema.json',
      chain: 'solana-devnet',
      collection: {
        symbol: 'FIRST',
        collectionName: 'First drop',
        collectionUri: 'https://example.com/collection.json',
        itemBaseName: 'First drop #{}',
        itemBaseUri: 'https://example.com/{}.json',
        maxNumberOfTokens: 1000,
        maxMintsPerWallet: '5',
        treasury: address('treasury'),
        royalties: {
          royaltyBasisPoints: 500,
          creators: [
            { address: address('creator'), share: 80 },
            { address: address('designer'), share: 20 },
          ],
        },
        platformFee: {
          platformFeeValue: 2000,
          isFeeFlat: true,
          lamports: true,
          recipients: [{ address: address('platform'), share: 100 }],
        },
        platformFeeCap: { basisPoints: 500, flat: 3000, lamports: true },
        platformFeeSecondaryAdmin: address('designer'),
        cosignerProgramId: address('buyer'),
        extraMeta: [{ field: 'artist', value: 'Ada' }],
        reveal: { baseUri: 'https://example.com/files/{}.json', fileCount: 1000 },
        locks: { supply: true, royalties: false },
      },
      phases: [
        {
          name: 'Members',
          type: 'merkleTree',
          list: 'members.csv',
          lamports: true,
          price: 5000,
          start: 4102444800,
          end: '2101-01-01T00:00:00Z',
        },
        { name: 'Elsewhere', type: 'merkleTree', merkleRoot: ROOT, active: false },
        { name: 'Friends', type: 'allowList', lamports: true },
        {
          name: 'Everybody',
          type: 'public',
          price: '20 SOL',
          maxMintsPerWallet: 3,
          maxMintsTotal: '18446744073709551615',
          active: true,
        },
      ],
    },
    {
      collection: {
        symbol: 'FREE',
        collectionName: 'Free drop',
        collectionUri: '',
        itemBaseName: 'Free #{}',
        itemBaseUri: 'https://example.com/{}.json',
        treasury: address('treasury'),
        royalties: { royaltyBasisPoints: 0, creators: [] },
        platformFee: {
          platformFeeValue: '300',
          recipients: [{ address: address('platform'), share: 100 }],
        },
        platformFeeCap: { flat: '0.01 SOL' },
      },
      priceTokens: { USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
      phases: [
        { name: 'By list', type: 'allowList', list: 'friends.csv', priceToken: 'USDC' },
        { name: 'Everybody', type: 'public', price: '20 USDC' },
      ],
    },
  ],
  evm: [
    {
      $schema: './drop.config.schema.json',
      chain: 'base',
      collection: {
        variant: 'erc721',
        symbol: 'FIRST',
        collectionName: 'First drop',
        collectionUri: 'https://example.com/collection.json',
        metadata: {
          name: 'First',
          description: 'One',
          imageUri: 'https://example.com/image.png',
          animationUri: 'https://example.com/film.mp4',
        },
        treasury: EVM,
        royalties: { royaltyBasisPoints: 500, recipient: EVM },
        platformFee: { platformFeeValue: '0.001 ETH', recipient: OTHER },
        contract: OTHER,
        implementation: OTHER,
      },
      phases: [
        {
          name: 'Members',
          price: '0.1 ETH',
          list: 'members.csv',
          shards: true,
          start: '2090-01-01T00:00:00Z',
          end: '2091-01-01T00:00:00Z',
        },
        { name: 'Elsewhere', price: 0, start: 3818448000, merkleRoot: `0x${ROOT}` },
        { name: 'Everybody', price: '0.2 ETH', start: '2099-01-01T00:00:00Z', maxMintsTotal: 5 },
      ],
      proofs: 'proofs',
      proofsUri: 'https://example.com/proofs/',
    },
    {
      chain: 8453,
      collection: {
        variant: 'erc1155',
        symbol: 'MANY',
        collectionName: 'Many',
        collectionUri: '',
        tokens: [
          { baseUri: 'https://example.com/a/', amount: 2 },
          { baseUri: 'https://example.com/b/', amount: 1 },
        ],
        tokenId: 1,
        maxNumberOfTokens: 50,
        treasury: EVM,
        royalties: { royaltyBasisPoints: 0, recipient: EVM },
        ofTokenId: { treasury: OTHER, royalties: { royaltyBasisPoints: 5, recipient: OTHER } },
        platformFee: { platformFeeValue: 300, recipient: OTHER },
      },
      phases: [{ name: 'In tokens', price: '5 USDC', currency: OTHER, maxMintsPerWallet: 1 }],
    },
  ],
  aptos: [
    {
      chain: 'aptos-testnet',
      machine: APTOS,
      collection: {
        version: 2,
        seed: 'first',
        collectionName: 'First drop',
        collectionDescription: 'The first one',
        collectionUri: 'https://example.com/collection.json',
        itemBaseName: 'First #{}',
        itemBaseUri: 'https://example.com/{}.json',
        isOpenEdition: true,
        maxNumberOfTokens: 100,
        end: '2100-01-01T00:00:00Z',
        isPaused: true,
        treasury: [
          { address: APTOS, share: 60 },
          { address: `0x${'c2'.repeat(32)}`, share: 40 },
        ],
        royalties: { royaltyBasisPoints: 500, recipient: APTOS },
        platformFee: {
          platformFeeValue: '0.1 APT',
          recipients: [{ address: APTOS, share: 100 }],
        },
        contract: APTOS,
      },
      phases: [
        { name: 'Members', phaseId: 3, type: 'allowList', price: '0.5 APT', list: 'members.csv' },
        { name: 'Tree', type: 'merkleTree', price: '1 APT', start: 4000000000, list: 'tree.csv' },
        { name: 'Elsewhere', price: '1 APT', start: 4000000001, merkleRoot: ROOT },
        { name: 'By list', price: '1 APT', start: 4000000002, list: 'members.csv' },
        { name: 'Some', type: 'public', price: '1 APT', start: 4000000003, list: 'members.csv' },
        {
          name: 'Everybody',
          price: '2 APT',
          start: 4000000004,
          maxMintsPerWallet: 3,
          maxMintsPerTransaction: 2,
        },
      ],
      proofs: 'proofs',
    },
    {
      chain: 'aptos',
      collection: {
        version: 1,
        seed: 'old',
        collectionName: 'Old drop',
        collectionUri: '',
        itemBaseName: 'Old #{}',
        itemBaseUri: 'https://example.com/{}.json',
        maxNumberOfTokens: 100,
        treasury: APTOS,
        royalties: { royaltyBasisPoints: 500, recipient: APTOS },
        platformFee: { platformFeeValue: 300 },
      },
    },
  ],
} as const
