import { isMintlineError, isNodeError, type MintResult } from '@mintline/core'
import { parseItemId } from '@mintline/core/identifiers'
import { type AptosNetwork, aptosExplorerUrl } from '@mintline/core/networks'
import { type ShownItem, shownMetadata } from '../../lib/shownItem.ts'

/** Returns a mint's items as shown. */
export function shownItems(items: MintResult['items'], network: AptosNetwork): ShownItem[] {
  return items.map(({ itemId, metadata }) => {
    const { contract: object } = parseItemId(itemId)
    return {
      id: itemId,
      ...shownMetadata(metadata, ''),
      url: aptosExplorerUrl({ object }, network),
    }
  })
}

/** Returns true if a signed transaction may still be confirmed after an error. */
export function isUnknown(error: unknown): boolean {
  return (
    !isMintlineError(error) || isMintlineError(error, 'PROMI_EVENT_TIMEOUT') || isNodeError(error)
  )
}
