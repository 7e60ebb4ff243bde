import { withKind } from '@mintline/core/errors'
import type { RefusalArguments } from './refusal.ts'
import { refusalSentence } from './refusals.ts'

/** Messages about calls refused by contracts. */
export const CONTRACT_MESSAGES = {
  CONTRACT_REFUSED: ({ name, args }: ContractRefusal) => refusalSentence(name, args),
  /** The custom error is unknown, or there is no reason. */
  CONTRACT_REFUSED_UNKNOWN: ({ contract, data }: UnknownRefusal) => {
    const refused =
      contract === undefined
        ? 'The new contract refused its deployment'
        : `The contract ${contract} refused the call`
    return data === '0x'
      ? `${refused} without a reason: check ${contract === undefined ? '' : 'the address and '}the input`
      : `${refused} with an unknown error: ${shortened(data)}`
  },
  /** For now: the network's admins decide. */
  EVM_CONTRACTS_NOT_ALLOWED: ({ network }: { network: string }) =>
    `${network} allows no EVM contracts to be deployed at present, so no drop can be launched there: choose another network`,
  IMPLEMENTATION_NOT_EVM: withKind(
    'input',
    ({ implementation, machine }: { implementation: string; machine: string }) =>
      `The contract ${implementation} was built for ${machine}, and drops cannot run its code: name one that was built for the EVM, or none`,
  ),
}

/** Error data characters in a message: selector and one value. */
const SHOWN_CHARACTERS = 2 + 2 * (4 + 32)

function shortened(data: string): string {
  return data.length > SHOWN_CHARACTERS ? `${data.slice(0, SHOWN_CHARACTERS)}…` : data
}

interface ContractRefusal {
  /** Custom error name, such as `DropClaimExceedLimit`, or revert string, such as `!Qty`. */
  name: string
  /** The called contract's address; undefined = the call was to create it. */
  contract: string | undefined
  /** The custom error's arguments by name; empty if it has none. */
  args: RefusalArguments
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}

interface UnknownRefusal {
  /** The called contract's address; undefined = the call was to create it. */
  contract: string | undefined
  /** Returned data in hex; `0x` = none. */
  data: string
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}
