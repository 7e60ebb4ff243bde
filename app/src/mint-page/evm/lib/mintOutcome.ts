import { isMintlineError, isNodeError, type MintResult } from '@mintline/core'
import { parseItemId } from '@mintline/core/identifiers'
import { type EvmNetwork, evmExplorerUrl } from '@mintline/core/networks'
import { numberedName, type ShownItem, shownMetadata } from '../../lib/shownItem.ts'

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

interface AskedWallet {
  /** The claim's hash; undefined = the wallet has not returned it. */
  hash: string | undefined
  wasAsked: boolean
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
export function isUnknown(error: unknown, { hash, wasAsked }: AskedWallet): boolean {
  if (!isMintlineError(error)) return hash !== undefined
  if (UNDECIDED.has(error.code)) return true
  if (hash !== undefined) return isNodeError(error)
  return wasAsked && UNDECIDED_IN_WALLET.has(error.code)
}
