import { isMintlineError, isNodeError, type MintResult } from '@mintline/core'
import { parseItemId } from '@mintline/core/identifiers'
import { type EvmNetwork, evmExplorerUrl } from '@mintline/core/networks'
import {
  type FailedMint,
  type MintOutcome,
  mintedOutcome,
  outcomeOfFailure,
} from '../../lib/mintOutcome.ts'
import { numberedName, type ShownItem, shownMetadata } from '../../lib/shownItem.ts'

interface MintContext {
  network: EvmNetwork
  /** Items requested. */
  quantity: bigint
  /** Address of another wallet that received them; undefined = the minter. */
  mintTo: string | undefined
}

/** Returns a confirmed mint's outcome. */
export function outcomeOfMint(
  { hash, items }: Pick<MintResult, 'hash' | 'items'>,
  { network, quantity, mintTo }: MintContext,
): MintOutcome {
  return mintedOutcome({ hash, items: shownItems(items, network), quantity, mintTo })
}

/** Returns a mint's items as shown. */
export function shownItems(items: MintResult['items'], network: EvmNetwork): ShownItem[] {
  return items.map(({ itemId, metadata }) => {
    const { contract, tokenId = 0n } = parseItemId(itemId)
    const { name, picture } = shownMetadata(metadata, '')
    return {
      id: itemId,
      name: numberedName(name, tokenId),
      picture,
      url: evmExplorerUrl({ contract, tokenId }, network),
    }
  })
}

/**
 * Returns the outcome for a mint that threw; undefined if it is not known, as the mint may still be confirmed.
 *
 * @param hash The claim's hash; undefined = the wallet has not returned it.
 */
export function outcomeOfMintError(
  error: unknown,
  { hash, wasAsked, ...context }: MintContext & { hash: string | undefined; wasAsked: boolean },
): MintOutcome | undefined {
  if (isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) {
    return outcomeOfMint({ hash: error.context.hashes[0] ?? hash ?? '', items: [] }, context)
  }
  if (isUnknown(error, { hash, wasAsked })) return undefined
  return failureOf(error)
}

/** Returns the outcome for a mint that has certainly failed. */
export function failureOf(error: unknown): FailedMint {
  if (isMintlineError(error, 'TRANSACTION_CANCELLED')) return { status: 'cancelled' }
  if (isMintlineError(error, 'TRANSACTION_REPLACED')) return { status: 'replaced' }
  return outcomeOfFailure(error)
}

/** Error codes after which a transaction may still be confirmed. */
const UNDECIDED = new Set<string>(['PROMI_EVENT_TIMEOUT'])

/** Wallets report these both before and after sending, and a used nonce after sending twice. */
const UNDECIDED_IN_WALLET = new Set<string>([
  'PROVIDER_ERROR',
  'PROVIDER_NOT_AVAILABLE',
  'NONCE_TOO_LOW',
  'TRANSACTION_UNDERPRICED',
])

/** Returns true if a transaction may still be confirmed after an error. */
export function isUnknown(
  error: unknown,
  { hash, wasAsked }: { hash: string | undefined; wasAsked: boolean },
): boolean {
  if (!isMintlineError(error)) return hash !== undefined
  if (UNDECIDED.has(error.code)) return true
  if (hash !== undefined) return isNodeError(error)
  return wasAsked && UNDECIDED_IN_WALLET.has(error.code)
}
