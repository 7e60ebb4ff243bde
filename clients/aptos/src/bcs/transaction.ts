import type { TransactionPayload } from './payload.ts'
import { Serializable, type Serializer } from './serializable.ts'
import type { AccountAddress } from './values.ts'

/** A network's chain id, in one byte. */
class ChainId extends Serializable {
  readonly chainId: number

  constructor(chainId: number) {
    super()
    this.chainId = chainId
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU8(this.chainId)
  }
}

/** A transaction's terms. */
export interface RawTransactionInput {
  readonly sender: AccountAddress
  /** Sequence number among the sender's transactions. */
  readonly sequenceNumber: bigint
  readonly payload: TransactionPayload
  /** Gas limit in units. */
  readonly gas: bigint
  /** Octas per gas unit. */
  readonly gasPrice: bigint
  /** Expiry in Unix seconds: from then on it can no longer be executed. */
  readonly expiresAt: bigint
  readonly chainId: number
}

/** A transaction without signatures, with the fields of the SDK's, which wallets show. */
export class RawTransaction extends Serializable {
  readonly sender: AccountAddress
  readonly sequence_number: bigint
  readonly payload: TransactionPayload
  readonly max_gas_amount: bigint
  readonly gas_unit_price: bigint
  readonly expiration_timestamp_secs: bigint
  readonly chain_id: ChainId

  constructor(input: RawTransactionInput) {
    super()
    this.sender = input.sender
    this.sequence_number = input.sequenceNumber
    this.payload = input.payload
    this.max_gas_amount = input.gas
    this.gas_unit_price = input.gasPrice
    this.expiration_timestamp_secs = input.expiresAt
    this.chain_id = new ChainId(input.chainId)
  }

  override serialize(serializer: Serializer): void {
    this.sender.serialize(serializer)
    serializer.serializeU64(this.sequence_number)
    serializer.serializeFixedBytes(this.payload.bcsToBytes())
    serializer.serializeU64(this.max_gas_amount)
    serializer.serializeU64(this.gas_unit_price)
    serializer.serializeU64(this.expiration_timestamp_secs)
    this.chain_id.serialize(serializer)
  }
}

/** A transaction that its sender alone signs and pays for, in the form that Aptos wallets sign. */
export class SimpleTransaction extends Serializable {
  readonly rawTransaction: RawTransaction
  readonly feePayerAddress: undefined
  readonly secondarySignerAddresses: undefined

  constructor(rawTransaction: RawTransaction) {
    super()
    this.rawTransaction = rawTransaction
  }

  override serialize(serializer: Serializer): void {
    this.rawTransaction.serialize(serializer)
    // Nobody else pays.
    serializer.serializeBool(false)
  }
}
