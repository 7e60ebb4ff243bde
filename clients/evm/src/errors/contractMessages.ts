import type { RefusalArguments } from './refusal.ts'
import { refusalSentence } from './refusals.ts'

/** Messages about refusals of contracts. */
export const CONTRACT_MESSAGES = {
  CONTRACT_REFUSED: ({ name, args }: ContractRefusal) => refusalSentence(name, args),
  /** By a custom error that is not known, or without any words. */
  CONTRACT_REFUSED_UNKNOWN: ({ contract, data }: UnknownRefusal) =>
    data === '0x'
      ? `The contract ${contract} refused without a reason: check the address and the input`
      : `The contract ${contract} refused for a reason that is not known here: ${shortened(data)}`,
}

/** Bytes of a reason that a message shows: its selector and one value. */
const SHOWN_CHARACTERS = 2 + 2 * (4 + 32)

function shortened(data: string): string {
  return data.length > SHOWN_CHARACTERS ? `${data.slice(0, SHOWN_CHARACTERS)}…` : data
}

interface ContractRefusal {
  /** Name of the custom error, such as `DropClaimExceedLimit`; text of contracts that have none: `!Qty`. */
  name: string
  /** Address of the contract that was called. */
  contract: string
  /** Values of the custom error by name; empty where it has none. */
  args: RefusalArguments
  /** Hash of the transaction; undefined where it was not sent. */
  hash?: string | undefined
}

interface UnknownRefusal {
  /** Address of the contract that was called. */
  contract: string
  /** Hex of what the contract returned; `0x` = nothing. */
  data: string
  /** Hash of the transaction; undefined where it was not sent. */
  hash?: string | undefined
}
