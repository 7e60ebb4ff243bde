import { TransactionPayloadScript } from '../bcs/payload.ts'
import { AccountAddress, bytesOf, type ScriptArgument, U64 } from '../bcs/values.ts'
import { bytesVector } from '../bcs/vectors.ts'
import type { Machine } from '../drop/machine.ts'
import { MINT_SCRIPT, MINTER_SCRIPT, PLACEHOLDER } from '../generated/scripts.ts'
import type { MintCall } from './mintPayload.ts'

/** Cap of a wallet that has no merkle proof. */
const NO_PROOF_CAP = 0n

/**
 * The script that mints items of a drop of either version of this product's drop machine, for `maxTotalPrice` octas at
 * most.
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

/** The script that mints items at the price of the moment, whatever it is: `minterScriptPayload` has a bound. */
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
