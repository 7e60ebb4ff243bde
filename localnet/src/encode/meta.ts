import type { LandedTransaction } from '../chain/landed.ts'
import { allKeys } from '../chain/messageKeys.ts'
import { decodeBase58 } from '../wire/base58.ts'
import type { WireMessage } from '../wire/transaction.ts'
import { parseInstruction } from './parsed/parseInstruction.ts'
import { viewInstruction } from './parsedMessage.ts'

export function encodeMeta(landed: LandedTransaction, message: WireMessage, parsed: boolean) {
  const { err, loadedAddresses, innerInstructions, returnData } = landed
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee: BigInt(landed.fee),
    preBalances: landed.preBalances.map(BigInt),
    postBalances: landed.postBalances.map(BigInt),
    preTokenBalances: landed.preTokenBalances,
    postTokenBalances: landed.postTokenBalances,
    innerInstructions: parsed ? encodeInner(landed, message) : innerInstructions,
    logMessages: landed.logs,
    rewards: [],
    // With parsed accounts, loaded addresses are already among the account keys.
    loadedAddresses: parsed ? undefined : loadedAddresses,
    returnData: returnData === null ? undefined : encodeReturnData(returnData),
    computeUnitsConsumed: landed.unitsConsumed,
  }
}

/** Inner instructions with addresses in place of indexes. */
export function encodeInner(
  {
    innerInstructions,
    loadedAddresses,
  }: Pick<LandedTransaction, 'innerInstructions' | 'loadedAddresses'>,
  message: WireMessage,
) {
  const keys = allKeys(message, loadedAddresses)
  return innerInstructions.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) => {
      const view = viewInstruction(keys, programIdIndex, accounts, data, stackHeight)
      return parseInstruction(view, decodeBase58(data) ?? new Uint8Array())
    }),
  }))
}

/** Encodes a program's return data, which is already in base64. */
export function encodeReturnData({ programId, data }: { programId: string; data: string }) {
  return { programId, data: [data, 'base64'] }
}
