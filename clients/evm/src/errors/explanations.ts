import { kindsOf } from '@mintline/core/errors'
import { EVM_MESSAGES } from './catalogue.ts'

/** Causes and remedies for errors by code: each text says why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<keyof typeof EVM_MESSAGES, string>> = {
  ACTIVE_PHASE_INVALID:
    'A field of the active-phase document is not as specified. Have it mended, or leave the document out.',
  CONDITIONS_NOT_IN_ORDER:
    'The contract takes phases in the order of their starts. Start each one after the one before it.',
  CONDITION_SUPPLY_BELOW_CLAIMED:
    'More items were claimed in the phase than it would have. Raise its supply, or reset the claims.',
  CONTRACT_REFUSED:
    'The contract refused the call by one of its rules. Its sentence says which; mend that, and try again.',
  CONTRACT_REFUSED_UNKNOWN:
    'The contract refused the call by an error that is not known here, or without one. Check its address and the values.',
  EVM_CONTRACTS_NOT_ALLOWED:
    "The network has its own virtual machine, and its admins have not allowed contracts for the EVM, such as a drop's. Choose another network.",
  IMPLEMENTATION_NOT_EVM:
    'A drop is a contract for the EVM, and the network lets none run code that was built for its own virtual machine. Name another implementation, or none.',
  TOKEN_ALLOWANCE_TOO_LOW:
    'The contract may take less of the token than the price. Approve the amount, at first 0 where the token asks for it.',
  KEYSTORE_INVALID: 'The file is no keystore. Check its path, or make it again.',
  KEYSTORE_PASSWORD_WRONG: 'The password does not open the keystore. Try another one.',
  CONTRACT_TOO_LARGE: 'The contract names more entries than a drop has. Check its address.',
  SAFE_NOT_FOUND:
    'The address has no Safe of version 1.3.0 or later on this network. Check address and network, or update the Safe.',
  SAFE_OWNER_REQUIRED: 'Only owners of a Safe can propose to it. Sign with the wallet of one.',
  SAFE_BATCHES_MISSING:
    'A Safe makes several calls at once by a contract that this network lacks. Propose one change at a time.',
  SAFE_SERVICE_FAILED:
    'The service that keeps proposals refused, or did not answer. Read its reason, or write the proposal to a file.',
  NONCE_TOO_LOW:
    'The wallet sent another transaction with the same number, so this one was not executed. Try again.',
  TRANSACTION_UNDERPRICED:
    'The gas price is below what the network or a waiting transaction asks for. Send it with a higher one.',
  TRANSACTION_HASH_MISSING:
    'The wallet, such as a vault or a smart account, told no hash, and may still send. Look in the wallet before another try.',
  ASKED_CALL_UNKNOWN:
    'An earlier run ended while a wallet was asked, and the node shows no blocks that old. Use one that keeps all, or look the nonce up in an explorer and delete the record in the `pending` folder.',
  TRANSACTION_FAILED:
    'The transaction was executed and failed, for a reason that the node does not tell. Look it up in an explorer.',
  TRANSACTION_REPLACED:
    'The wallet sent another transaction in its place. Look that one up before another try.',
  TRANSACTION_CANCELLED:
    'The transaction was cancelled in the wallet. Nothing was paid but gas; try again to go on.',
}

/** Kinds of errors by code, for those that have one. */
export const KINDS = kindsOf(EVM_MESSAGES)
