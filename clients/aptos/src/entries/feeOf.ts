import type { UserTransaction } from '../chain/userTransaction.ts'
import { decodeResource, struct, U64 } from '../drop/decodeAnswer.ts'

/** Framework event with a transaction's cost. */
const STATEMENT = '0x1::transaction_fee::FeeStatement'

const Statement = struct({ storage_fee_refund_octas: U64 })

/** Returns an executed transaction's cost in octas: gas less the refund for freed storage. */
export function feeOf({ gas_used, gas_unit_price, events }: UserTransaction): bigint {
  const statement = events.find(({ type }) => type === STATEMENT)
  const data = decodeResource(Statement, statement?.data)
  return BigInt(gas_used) * BigInt(gas_unit_price) - (data?.storage_fee_refund_octas ?? 0n)
}
