import { TransactionPayloadScript } from '../bcs/payload.ts'
import { AccountAddress, bytesOf, type ScriptArgument, U64 } from '../bcs/values.ts'
import { bytesVector } from '../bcs/vectors.ts'
import type { Machine } from '../drop/machine.ts'
import { MINT_SCRIPT, MINTER_SCRIPT, PLACEHOLDER } from '../generated/scripts.ts'
import type { MintCall } from './mintPayload.ts'

/** Cap without a merkle proof. */
const NO_PROOF_CAP = 0n

/**
 * Creates the script payload that mints from a drop in either version of this product's drop machine, for at most
 * `maxTotalPrice` octas.
 */
export function minterScriptPayload(call: Omit<MintCall, 'mintTo'>): TransactionPayloadScript {
  const { machine, collection, quantity, maxTotalPrice, proof } = call
  return scriptPayload(machine, MINTER_SCRIPT, [
    AccountAddress.from(collection),
    new U64(quantity),
    new U64(maxTotalPrice),
    new U64(proof?.maxPerWalletByAllowList ?? NO_PROOF_CAP),
    bytesVector(proof?.proof ?? []),
  ])
}

/** Creates the script payload that mints at the current price, without a limit; `minterScriptPayload` has one. */
export function mintScriptPayload(
  call: Pick<MintCall, 'machine' | 'collection' | 'quantity'>,
): TransactionPayloadScript {
  const { machine, collection, quantity } = call
  return scriptPayload(machine, MINT_SCRIPT, [AccountAddress.from(collection), new U64(quantity)])
}

function scriptPayload(
  { publisher }: Machine,
  script: string,
  args: readonly ScriptArgument[],
): TransactionPayloadScript {
  const code = script.replace(PLACEHOLDER, publisher.slice(2))
  return new TransactionPayloadScript(bytesOf(code), args)
}
