import { EDITIONS_CONTROLS_PROGRAM_ID, NO_LOCKS } from '@mintline/solana'

/** The default address: nobody. */
export const NOBODY = '11111111111111111111111111111111'
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const PRICE = 1_000_000_000n
const END_TIME = 1n << 40n

/** The fee recipient's amount for one item: 5% of the price. */
export const FEE = 50_000_000n
/** The treasury's amount for one item. */
export const PROCEEDS = PRICE - FEE

/** Every record's version and spare bytes. */
export const VERSION = { version: 1, spare: new Uint8Array(64) }

/** Arguments for deploying a test drop, without its addresses. */
export function dropArguments(symbol: string) {
  return {
    symbol,
    collectionName: 'A drop',
    collectionUri: 'https://example.com/collection.json',
    maxMintsPerWallet: 3,
    maxNumberOfTokens: 100,
    cosignerProgramId: null,
    extraMeta: [{ field: 'artist', value: 'Ada' }],
    itemBaseName: 'Item #{}',
    itemBaseUri: 'https://example.com/{}.json',
    platformFeeCap: null,
    locks: NO_LOCKS,
  }
}

/** Its phase's arguments, without the token and type. */
export const PHASE_ARGUMENTS = {
  priceAmount: PRICE,
  startTime: 0,
  endTime: END_TIME,
  maxMintsPerWallet: 2,
  maxMintsTotal: 50,
  merkleRoot: null,
}

/** Arguments for a mint in its phase. */
export const MINT_ARGUMENTS = {
  phaseIndex: 0,
  merkleMintInput: null,
  maxPrice: PRICE,
  maxRent: null,
  expiresAt: null,
  usesBatch: false,
}

/** Addresses and bumps after a drop's first mint. */
export interface MintedDrop {
  symbol: string
  deployment: readonly [address: string, bump: number]
  controls: readonly [address: string, bump: number]
  hashlist: readonly [address: string, bump: number]
  stats: readonly [address: string, bump: number]
  phaseStats: readonly [address: string, bump: number]
  mint: string
  groupMint: string
  creator: string
  treasury: string
  feeRecipient: string
  minter: string
}

/** Expected records after a drop's first mint. */
export function expectedRecords(drop: MintedDrop) {
  const stats = { wallet: drop.minter, mintCount: 1n }
  const noRecipient = { address: NOBODY, share: 0 }
  return {
    deployment: {
      creator: drop.controls[0],
      maxNumberOfTokens: 100n,
      numberOfTokensIssued: 1n,
      cosignerProgramId: EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
      groupMint: drop.groupMint,
      group: drop.groupMint,
      bump: drop.deployment[1],
      ...VERSION,
      symbol: drop.symbol,
      itemBaseName: 'Item #{}',
      itemBaseUri: 'https://example.com/{}.json',
      itemNameIsTemplate: true,
      itemUriIsTemplate: true,
    },
    controls: {
      editionsDeployment: drop.deployment[0],
      creator: drop.creator,
      treasury: drop.treasury,
      maxMintsPerWallet: 3n,
      cosignerProgramId: NOBODY,
      platformFeePrimaryAdmin: drop.creator,
      platformFeeSecondaryAdmin: NOBODY,
      platformFeeValue: 500n,
      isFeeFlat: false,
      platformFeeRecipients: [
        { address: drop.feeRecipient, share: 100 },
        noRecipient,
        noRecipient,
        noRecipient,
        noRecipient,
      ],
      bump: drop.controls[1],
      ...VERSION,
      locks: NO_LOCKS,
      platformFeeCap: { basisPoints: 500, flat: 0n },
      owedToTreasury: 0n,
      owedToRecipients: [0n, 0n, 0n, 0n, 0n],
      phases: [
        {
          priceAmount: PRICE,
          priceToken: WRAPPED_SOL,
          startTime: 0n,
          active: true,
          maxMintsPerWallet: 2n,
          maxMintsTotal: 50n,
          endTime: END_TIME,
          currentMints: 1n,
          phaseType: 0,
          merkleRoot: { __option: 'None' },
        },
      ],
    },
    hashlist: {
      deployment: drop.deployment[0],
      page: 0,
      bump: drop.hashlist[1],
      ...VERSION,
      issues: [{ mint: drop.mint, order: 1n }],
    },
    stats: { ...stats, bump: drop.stats[1], ...VERSION },
    phaseStats: { ...stats, bump: drop.phaseStats[1], ...VERSION },
  }
}

/** Expected item in a parsed mint; kit reads its number as a bigint. */
export function expectedItem(
  { symbol, mint, deployment, groupMint }: MintedDrop,
  memberNumber: number | bigint,
) {
  const [authority] = deployment
  return {
    decimals: 0,
    freezeAuthority: null,
    isInitialized: true,
    mintAuthority: null,
    supply: '1',
    extensions: [
      { extension: 'metadataPointer', state: { authority: null, metadataAddress: mint } },
      { extension: 'groupMemberPointer', state: { authority: null, memberAddress: mint } },
      {
        extension: 'tokenMetadata',
        state: {
          updateAuthority: authority,
          mint,
          name: 'Item #1',
          symbol,
          uri: 'https://example.com/1.json',
          additionalMetadata: [],
        },
      },
      { extension: 'tokenGroupMember', state: { mint, group: groupMint, memberNumber } },
    ],
  }
}
