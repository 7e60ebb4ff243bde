import { encodeBase58 } from '../wire/base58.ts'
import { toBase64 } from '../wire/bytes.ts'
import type { WireMessage, WireTransaction } from '../wire/transaction.ts'
import type { InnerInstructionGroup } from './engine.ts'
import type { Executed } from './execute.ts'
import { MEMO_PROGRAMS } from './knownAddresses.ts'
import type { InnerInstructionJson, LandedTransaction } from './landed.ts'
import type { LoadedAddresses } from './messageKeys.ts'

export interface Position {
  slot: number
  blockHeight: number
  blockTime: number
}

export function toLanded(
  { bytes, signatures, message }: WireTransaction,
  { execution, fee, ...executed }: Executed,
  loadedAddresses: LoadedAddresses,
  position: Position,
): LandedTransaction {
  const { err, logs, unitsConsumed, returnData } = execution
  return {
    signature: signatures[0] ?? '',
    ...position,
    err,
    memo: memoOf(message),
    wire: toBase64(bytes),
    loadedAddresses,
    fee: fee.toString(),
    preBalances: executed.preBalances.map(String),
    postBalances: executed.postBalances.map(String),
    preTokenBalances: executed.preTokenBalances,
    postTokenBalances: executed.postTokenBalances,
    innerInstructions: innerInstructionsJson(execution.innerInstructions),
    logs,
    unitsConsumed,
    returnData: returnData && {
      programId: returnData.programId,
      data: toBase64(returnData.data),
    },
  }
}

export function innerInstructionsJson(
  groups: InnerInstructionGroup[],
): { index: number; instructions: InnerInstructionJson[] }[] {
  return groups.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) => ({
      programIdIndex,
      accounts: [...accounts],
      data: encodeBase58(data),
      stackHeight,
    })),
  }))
}

/** Formats a message's memos as getSignaturesForAddress shows them: "[5] hello; [2] ok". */
function memoOf(message: WireMessage): string | null {
  const memos = message.instructions
    .filter(({ programIdIndex }) =>
      MEMO_PROGRAMS.includes(message.staticKeys[programIdIndex] ?? ''),
    )
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString('utf8')}`)
  return memos.length > 0 ? memos.join('; ') : null
}
