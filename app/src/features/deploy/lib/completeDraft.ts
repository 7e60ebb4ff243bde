import { TOTAL_SHARES } from '@mintline/core'
import { NATIVE_DECIMALS } from '@mintline/core/amounts'
import { MAX_SYMBOL_LENGTH } from '@mintline/solana'
import type { RevealDraft } from '#entities/reveal/revealDraft.ts'
import type { MetadataDraft } from '#entities/terms/lib/metadataDraft.ts'
import { type ShareDraft, shareDrafts } from '#entities/terms/lib/shareDraft.ts'
import { parseDecimal } from '#shared/lib/decimal.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import type { DeployDraft } from './deployDraft.ts'

/** Deploy input with its defaults filled in. */
export interface CompleteDraft
  extends Omit<
    DeployDraft,
    | 'price'
    | 'startTime'
    | 'maxNumberOfTokens'
    | 'maxMintsPerWallet'
    | 'flatFee'
    | 'feeBasisPoints'
    | 'flatFeeCap'
    | 'feeCapBasisPoints'
    | 'reveal'
  > {
  symbol: string
  itemBaseName: string
  itemBaseUri: string
  treasury: string
  creators: ShareDraft[]
  /** Null = nothing entered. */
  feeBasisPoints: number | null
  recipients: ShareDraft[]
  extraMeta: MetadataDraft[]
  /** The first phase's, in base units; undefined = phases follow later. */
  price: bigint | undefined
  /** The first phase's, in Unix seconds; undefined = at once. */
  startTime: bigint | undefined
  /** Undefined = nothing entered. */
  maxNumberOfTokens: bigint | undefined
  /** Undefined = nothing entered. */
  maxMintsPerWallet: bigint | undefined
  /** Lamports; undefined = nothing entered. */
  flatFee: bigint | undefined
  /** Null = nothing entered. */
  feeCapBasisPoints: number | null
  /** Lamports; undefined = nothing entered. */
  flatFeeCap: bigint | undefined
  /** Nothing entered = no reveal. */
  reveal: RevealDraft
}

/** Suffix for default item names; for a collection named Dawn: `Dawn #1`, `Dawn #2`, … */
const NUMBERED = ' #{}'

/**
 * Fills in the defaults that follow from the input.
 *
 * @param wallet Address in the chain's format; '' = nobody is connected.
 * @param decimals The coin's. Default: those of SOL.
 */
export function completeDraft(
  draft: DeployDraft,
  wallet: string,
  decimals = NATIVE_DECIMALS,
): CompleteDraft {
  const name = draft.collectionName.trim()
  const feeBasisPoints = draft.feeBasisPoints === undefined ? 0 : draft.feeBasisPoints
  const flatFee = wholeNumber(draft.flatFee)
  const { feeCapBasisPoints = feeBasisPoints, flatFeeCap, reveal } = draft
  const everything = () => shareDrafts([{ address: wallet, share: TOTAL_SHARES }])
  return {
    ...draft,
    symbol: draft.symbol ?? numbered(suggestedSymbol(name), draft.symbolNumber),
    price: parsedValue(parseDecimal(draft.price, decimals, MAX_PRICE)),
    startTime: wholeNumber(draft.startTime ?? ''),
    itemBaseName: draft.itemBaseName ?? (name === '' ? '' : `${name}${NUMBERED}`),
    itemBaseUri: draft.itemBaseUri ?? draft.collectionUri,
    treasury: draft.treasury ?? wallet,
    creators: draft.creators ?? everything(),
    feeBasisPoints,
    feeCapBasisPoints,
    recipients: draft.recipients ?? everything(),
    maxNumberOfTokens: wholeNumber(draft.maxNumberOfTokens),
    maxMintsPerWallet: wholeNumber(draft.maxMintsPerWallet),
    flatFee,
    flatFeeCap: flatFeeCap === undefined ? flatFee : wholeNumber(flatFeeCap),
    reveal: { baseUri: reveal.baseUri, fileCount: wholeNumber(reveal.fileCount) },
  }
}

/** Base units: the largest number that chains take for an amount. */
export const MAX_PRICE = 2n ** 128n - 1n

function wholeNumber(digits: string): bigint | undefined {
  return digits === '' ? undefined : BigInt(digits)
}

/** Maximum characters in a suggestion of several words, which is also typed and read aloud. */
const MAX_SUGGESTED = 10

/**
 * Suggests a symbol for a name: `DAWNCHORUS` for Dawn Chorus, `EVENING` for Evening Light. Words are taken whole while
 * they are short together. Letters in all scripts stay, without accents; '' if there are none.
 */
export function suggestedSymbol(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/\s+/u)
    .map((word) => (word.match(/[\p{L}\p{N}]/gu) ?? []).join(''))
    .filter((word) => word !== '')
  let symbol = ''
  for (const word of words) {
    if (symbol !== '' && [...symbol, ...word].length > MAX_SUGGESTED) break
    symbol += word
  }
  while (new TextEncoder().encode(symbol).length > MAX_SYMBOL_LENGTH) {
    symbol = [...symbol].slice(0, -1).join('')
  }
  return symbol
}

/** Returns a suggestion with its number, unless that belongs to another one. */
function numbered(suggestion: string, number: DeployDraft['symbolNumber']): string {
  return number?.of === suggestion ? `${suggestion}${number.number}` : suggestion
}
