import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  getPriceTokenDecoder,
  PRICE_TOKEN_DISCRIMINATOR,
  type PriceToken,
} from '../../generated/kit/editionsControls/accounts/priceToken.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import { decodeRecord, type RecordKind, readAddress } from './decodeRecord.ts'

/** A token in which phases of a collection may be priced, and what is owed in it. */
export interface PriceTokenRecord {
  readonly address: SolanaAddress
  readonly editionsDeployment: SolanaAddress
  readonly mint: SolanaAddress
  /** Token account that holds what is owed. */
  readonly vault: SolanaAddress
  /** Base units that the treasury could not receive yet. */
  readonly owedToTreasury: bigint
  /** Base units that fee recipients could not receive yet, by the recipient they were owed to last. */
  readonly owedToRecipients: readonly {
    readonly receiver: SolanaAddress
    readonly amount: bigint
  }[]
}

/** How to recognise these accounts. */
export const PRICE_TOKEN_KIND: RecordKind<PriceToken> = {
  name: 'PriceToken',
  program: EDITIONS_CONTROLS_PROGRAM,
  discriminator: PRICE_TOKEN_DISCRIMINATOR,
  decoder: getPriceTokenDecoder(),
}

/**
 * Decodes a price token's record.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodePriceToken(account: StoredAccount): PriceTokenRecord {
  const record = decodeRecord(account, PRICE_TOKEN_KIND)
  return {
    address: account.address,
    editionsDeployment: readAddress(record.editionsDeployment),
    mint: readAddress(record.mint),
    vault: readAddress(record.vault),
    owedToTreasury: record.owedToTreasury,
    owedToRecipients: record.feeRecipients.flatMap(({ address }, slot) => {
      const amount = record.owedToRecipients[slot] ?? 0n
      return amount > 0n ? [{ receiver: readAddress(address), amount }] : []
    }),
  }
}
