import type { EvmBlockchain } from '@mintline/core/networks'
import type { ItemActivity } from '../../itemActivity.ts'
import { type ChangesOfFacts, changesOf } from './changesOf.ts'
import { type ClaimContext, claimPrices, type PriceOfMint } from './claimPrices.ts'
import { type EvmLog, placeOf } from './evmLog.ts'
import { type TokenStandard, type TokenTransfer, transfersOf } from './transfersOf.ts'

/** Everything besides the logs that decoding depends on. */
export interface DecodeContext extends ClaimContext {
  readonly blockchain: EvmBlockchain
  /** Returns a contract's standard; undefined = it has no items. */
  readonly standardOf: (contract: string) => TokenStandard | undefined
}

/** An activity with its block number. */
export interface ActivityInBlock extends ItemActivity {
  readonly blockNumber: bigint
}

/** Decoded activities and changed facts. */
export interface DecodedLogs extends ChangesOfFacts {
  readonly activities: readonly ActivityInBlock[]
}

/**
 * Decodes logs from item contracts. Ignores malformed logs, and logs written by a standard that their contract does not
 * implement.
 */
export function decodeLogs(logs: readonly EvmLog[], context: DecodeContext): DecodedLogs {
  const known = logs.filter(({ address }) => context.standardOf(address) !== undefined)
  const priceOf = claimPrices(known, context)
  return {
    activities: known.flatMap((log) => activitiesOf(log, context, priceOf)),
    ...changesOf(known),
  }
}

function activitiesOf(
  log: EvmLog,
  { blockchain, standardOf }: DecodeContext,
  priceOf: PriceOfMint,
): ActivityInBlock[] {
  const standard = standardOf(log.address)
  return transfersOf(log).flatMap((transfer, position) => {
    if (transfer.standard !== standard) return []
    const { tokenId, from, to, value } = transfer
    const type = typeOf(transfer)
    const price = type === 'MINT' ? priceOf(log, transfer) : undefined
    return {
      type,
      item: { blockchain, contract: log.address, tokenId },
      collection: log.address,
      from,
      to,
      value,
      purchase: false,
      transaction: log.transaction,
      index: placeOf(log, position),
      logIndex: log.index,
      mintPrice: price?.mintPrice,
      mintCurrency: price?.mintCurrency,
      blockNumber: log.block,
    }
  })
}

function typeOf({ from, to }: TokenTransfer): ItemActivity['type'] {
  if (from === undefined) return 'MINT'
  return to === undefined ? 'BURN' : 'TRANSFER'
}
