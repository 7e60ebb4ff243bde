import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { TransactionPayloadEntryFunction } from '../bcs/payload.ts'
import { AccountAddress, U64 } from '../bcs/values.ts'
import { bytesVector } from '../bcs/vectors.ts'
import { entryPayload } from '../drop/entryPayload.ts'
import type { Machine } from '../drop/machine.ts'

/** A mint by the drop machine. */
export interface MintCall {
  readonly machine: Machine
  /** The collection's address. */
  readonly collection: string
  readonly quantity: bigint
  /** Maximum payment in octas. */
  readonly maxTotalPrice: bigint
  /** Wallet that gets the items; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** The minting wallet's merkle proof, with which it also gets the items; undefined = none. */
  readonly proof?: AllowlistProof | undefined
}

/** Creates the payload that calls the mint function. */
export function mintPayload(call: MintCall): TransactionPayloadEntryFunction {
  const { machine, collection, quantity, maxTotalPrice } = call
  const { name: functionName, rest } = variantOf(call)
  const terms = [AccountAddress.from(collection), new U64(quantity), new U64(maxTotalPrice)]
  return entryPayload(machine, functionName, [...terms, ...rest])
}

/** Returns the mint function, and its arguments after the maximum payment. */
function variantOf({ machine: { functions }, mintTo, proof }: MintCall) {
  if (proof) {
    const rest = [new U64(proof.maxPerWalletByAllowList), bytesVector(proof.proof)]
    return { name: functions.mintWithProof, rest }
  }
  if (mintTo === undefined) return { name: functions.mint, rest: [] }
  return { name: functions.mintTo, rest: [AccountAddress.from(mintTo)] }
}
