import { type PlatformTerms, TOTAL_SHARES } from '@mintline/core'

const ROYALTY_BASIS_POINTS = 500

/** Answers for a new config. */
export interface DropAnswers {
  readonly symbol: string
  readonly name: string
  /** Metadata folder. */
  readonly baseUri: string
  /** Item limit, as text; 0 = unlimited. */
  readonly supply: string
  /** With its unit. */
  readonly price: string
  /** Wallet for payments. */
  readonly treasury: string
}

/** Answers for a new config on Solana or Eclipse. */
export interface SolanaDropAnswers extends DropAnswers {
  /** The network's slug; undefined = as the command is told when it runs. */
  readonly chain?: string | undefined
}

const NAME = 'My drop'
/** Symbol for a name without a letter from the Latin alphabet. */
const NAMELESS = 'drop'
const MAX_SYMBOL_LETTERS = 10

/** Returns default answers except for the treasury, which is the wallet's own address. */
export function defaultAnswers(name = NAME): Omit<DropAnswers, 'treasury'> {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [NAMELESS]
  return {
    symbol: words.join('').toUpperCase().slice(0, MAX_SYMBOL_LETTERS),
    name,
    baseUri: `https://example.com/${words.join('-')}`,
    supply: '1000',
    price: '0.5 SOL',
  }
}

/**
 * Builds a config with all settings, for a file.
 *
 * @param platform Undefined = no platform asks a fee.
 */
export function newConfig(
  { chain, symbol, name, baseUri, supply, price, treasury }: SolanaDropAnswers,
  platform?: PlatformTerms,
) {
  const folder = baseUri.replace(/\/+$/, '')
  const everything = [{ address: treasury, share: TOTAL_SHARES }]
  return {
    ...(chain !== undefined && { chain }),
    collection: {
      symbol,
      collectionName: name,
      collectionUri: `${folder}/collection.json`,
      itemBaseName: `${name} #{}`,
      itemBaseUri: `${folder}/{}.json`,
      maxNumberOfTokens: wholeNumber(supply),
      maxMintsPerWallet: 0,
      treasury,
      royalties: { royaltyBasisPoints: ROYALTY_BASIS_POINTS, creators: everything },
      platformFee: {
        platformFeeValue: platform?.valueBp ?? 0,
        isFeeFlat: false,
        recipients: platform ? [{ address: platform.recipient, share: TOTAL_SHARES }] : everything,
      },
      extraMeta: [],
    },
    phases: [
      {
        name: 'Everybody',
        type: 'public',
        price,
        maxMintsPerWallet: 3,
        maxMintsTotal: 0,
        active: true,
      },
    ],
  }
}

/** Returns a number if JSON keeps it exactly, otherwise the text. */
export function wholeNumber(text: string): number | string {
  const value = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : text
}
