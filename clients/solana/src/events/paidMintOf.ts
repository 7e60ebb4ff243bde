import type { SolanaAddress } from '@mintline/core/identifiers'
import { priceTokenOf } from '../limits.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'
import type { DecodedMint } from './decodeMints.ts'
import type { EditionsControlsEvent, MintlineEvent } from './mintlineEvent.ts'

/** A mint by the controls program, as in its event. */
export interface PaidMint extends DecodedMint {
  /** The item's number, from 1. */
  readonly number: bigint
  readonly phaseIndex: number
  /** The item's price, platform fee included, in base units of `currency`; 0 = free. */
  readonly price: bigint
  /** The fee recipients' part of the price, in the same units. */
  readonly platformFee: bigint
  /** The price token's mint; undefined = the price is in lamports. Amounts in different currencies never add up. */
  readonly currency: SolanaAddress | undefined
}

/**
 * Returns the mint in a mint event of any version; undefined for other events.
 *
 * ```ts
 * const mints = decodeEvents(logs).events.flatMap((event) => paidMintOf(event) ?? [])
 * ```
 */
export function paidMintOf(event: MintlineEvent): PaidMint | undefined {
  switch (event.name) {
    case 'mintedWithControls': {
      const { minter } = event.data
      return paidMint({ ...event.data, payer: minter, receiver: minter }, undefined)
    }
    case 'mintedWithControlsV3': {
      const token = priceTokenOf(event.data)
      return paidMint(event.data, token && readAddress(token))
    }
    default:
      return undefined
  }
}

type MintFields = Omit<
  Extract<EditionsControlsEvent, { name: 'mintedWithControlsV3' }>['data'],
  'priceToken'
>

function paidMint(fields: MintFields, currency: SolanaAddress | undefined): PaidMint {
  const { number, phaseIndex, price, platformFee } = fields
  return {
    deployment: readAddress(fields.editionsDeployment),
    mint: readAddress(fields.mint),
    minter: readAddress(fields.minter),
    payer: readAddress(fields.payer),
    receiver: readAddress(fields.receiver),
    number,
    phaseIndex,
    price,
    platformFee,
    currency,
  }
}
