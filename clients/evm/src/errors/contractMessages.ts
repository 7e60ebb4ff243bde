import type { RefusalArguments } from './refusal.ts'
import { refusalSentence } from './refusals.ts'

/** Messages about calls refused by contracts. */
export const CONTRACT_MESSAGES = {
  CONTRACT_REFUSED: ({ name, args }: ContractRefusal) => refusalSentence(name, args),
  /** With an unknown custom error, or without a reason. */
  CONTRACT_REFUSED_UNKNOWN: ({ contract, data }: UnknownRefusal) => {
    const refused =
      contract === undefined
        ? 'The new contract refused its deployment'
        : `The contract ${contract} refused the call`
    return data === '0x'
      ? `${refused} without a reason: check ${contract === undefined ? '' : 'the address and '}the input`
      : `${refused} with an unknown error: ${shortened(data)}`
  },
}

/** Characters of error data in a message: selector and one value. */
const SHOWN_CHARACTERS = 2 + 2 * (4 + 32)

function shortened(data: string): string {
  return data.length > SHOWN_CHARACTERS ? `${data.slice(0, SHOWN_CHARACTERS)}…` : data
}

interface ContractRefusal {
  /** Custom error name, such as `DropClaimExceedLimit`, or revert string, such as `!Qty`. */
  name: string
  /** Address of the called contract; undefined = the call was to create it. */
  contract: string | undefined
  /** Arguments of the custom error by name; empty where it has none. */
  args: RefusalArguments
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}

interface UnknownRefusal {
  /** Address of the called contract; undefined = the call was to create it. */
  contract: string | undefined
  /** Returned data in hex; `0x` = none. */
  data: string
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}
