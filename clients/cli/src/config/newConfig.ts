import type { PlatformTerms } from '@mintline/core'
import { CONFIG_VERSION } from './versions/configVersion.ts'

const ROYALTY_BASIS_POINTS = 500
const MAX_PER_WALLET = 3

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

/** Parts of a new config that depend on its chain. */
export interface NewParts {
  readonly items: object
  readonly supply?: object
  /** Settings of the only phase, besides those that every chain has. */
  readonly phase?: object
  readonly proofs?: object
  readonly extras?: object
}

/** A drop for a new config. */
export interface NewDrop {
  readonly answers: DropAnswers
  /** The network's slug; undefined = as the command is told when it runs. */
  readonly chain?: string | undefined
  /** Undefined = no platform asks a fee. */
  readonly platform?: PlatformTerms | undefined
  /** Further extras. */
  readonly extras?: object
}

const NAME = 'My drop'
/** Symbol for a name without a letter from the Latin alphabet. */
const NAMELESS = 'drop'
const MAX_SYMBOL_LETTERS = 10

/** Returns default answers except for the treasury, which is the wallet's own address. */
export function defaultAnswers(name = NAME, price = '0.5 SOL'): Omit<DropAnswers, 'treasury'> {
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
    price,
  }
}

/** Builds a config with a public phase, for a file. */
export function newConfig(
  newParts: (answers: DropAnswers) => NewParts,
  { answers, chain, platform, extras }: NewDrop,
) {
  const { symbol, name, price, treasury } = answers
  const parts = newParts(answers)
  return {
    version: CONFIG_VERSION,
    ...(chain !== undefined && { chain }),
    name,
    symbol,
    uri: `${folderOf(answers)}/collection.json`,
    items: parts.items,
    ...(parts.supply && { supply: parts.supply }),
    money: {
      receivers: treasury,
      platformFee: {
        basisPoints: platform?.valueBp ?? 0,
        recipients: platform?.recipient ?? treasury,
      },
      royalties: { basisPoints: ROYALTY_BASIS_POINTS, recipients: treasury },
    },
    phases: [
      { name: 'Everybody', kind: 'public', price, maxPerWallet: MAX_PER_WALLET, ...parts.phase },
    ],
    ...(parts.proofs && { proofs: parts.proofs }),
    ...((parts.extras || extras) && { extras: { ...parts.extras, ...extras } }),
  }
}

/** Returns items that are named and described by number. */
export function newTemplates(answers: DropAnswers): object {
  return { name: `${answers.name} #{}`, uri: `${folderOf(answers)}/{}.json` }
}

/** Returns the metadata folder without a slash at its end. */
export function folderOf({ baseUri }: Pick<DropAnswers, 'baseUri'>): string {
  return baseUri.replace(/\/+$/, '')
}

/** Returns a number if JSON keeps it exactly, otherwise the text. */
export function wholeNumber(text: string): number | string {
  const value = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : text
}
