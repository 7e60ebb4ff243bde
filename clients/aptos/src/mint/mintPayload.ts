import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { TransactionPayloadEntryFunction } from '../bcs/payload.ts'
import { AccountAddress, U64 } from '../bcs/values.ts'
import { bytesVector } from '../bcs/vectors.ts'
import { entryPayload } from '../drop/entryPayload.ts'
import type { Machine } from '../drop/machine.ts'

/** A mint of the drop machine. */
export interface MintCall {
  readonly machine: Machine
  /** Address of the collection. */
  readonly collection: string
  readonly quantity: bigint
  /** Octas that may be paid at most. */
  readonly maxTotalPrice: bigint
  /** Wallet that gets the items; undefined = the one that mints. */
  readonly mintTo: string | undefined
  /** Merkle proof of the wallet that mints, which also gets the items; undefined = none. */
  readonly proof?: AllowlistProof | undefined
}

/** The call of the entry function that mints items. */
export function mintPayload(call: MintCall): TransactionPayloadEntryFunction {
  const { machine, collection, quantity, maxTotalPrice } = call
  const { name: functionName, rest } = variantOf(call)
  const terms = [AccountAddress.from(collection), new U64(quantity), new U64(maxTotalPrice)]
  return entryPayload(machine, functionName, [...terms, ...rest])
}

/** The function for a mint, and its arguments after the highest total. */
function variantOf({ machine: { functions }, mintTo, proof }: MintCall) {
  if (proof) {
    const rest = [new U64(proof.maxPerWalletByAllowList), bytesVector(proof.proof)]
    return { name: functions.mintWithProof, rest }
  }
  if (mintTo === undefined) return { name: functions.mint, rest: [] }
  return { name: functions.mintTo, rest: [AccountAddress.from(mintTo)] }
}
