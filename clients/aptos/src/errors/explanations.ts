import { kindsOf } from '@mintline/core/errors'
import { APTOS_MESSAGES } from './catalogue.ts'

/** Causes and remedies for errors by code: each text says why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<keyof typeof APTOS_MESSAGES, string>> = {
  WRONG_DROP_WALLET:
    'Only the owner, or who is offered the ownership, may make this change. Use the wallet in the message.',
  U64_INVALID: 'A number is negative, or has more than 64 bits. Give one within the limits.',
  DROP_TIME_INVALID: 'The text is no time with a time zone. Write it like 2026-05-01T16:00:00Z.',
  FIXED_IN_VERSION_1:
    'Drop machines of version 1 cannot change this. Launch with version 2, or leave the setting out.',
  DROP_TEXT_LENGTH_INVALID:
    'A name, description or address is too short or too long in UTF-8. Shorten it as the message says.',
  DROP_EXISTS:
    'The wallet has a drop with this seed and name, and other settings. Change that drop, or choose another seed.',
  TOTAL_SUPPLY_RAISED:
    'A limited supply can only be lowered, so that early collectors are safe. Give a lower number.',
  TOTAL_SUPPLY_BELOW_MINTED:
    'More items are minted than the new supply has. Give at least the minted number.',
  ROYALTIES_INVALID: 'Royalties are at most the whole price. Lower the numerator.',
  DROP_RECIPIENTS_INVALID:
    'There are none or too many recipients. Give as many as the message allows.',
  DROP_RECIPIENT_INVALID:
    'The address belongs to Aptos or to the drop, and payments to it would be lost. Use a wallet.',
  DROP_RECIPIENT_REPEATED: 'A recipient stands twice in the list. Add up its shares.',
  DROP_SHARE_INVALID: 'A share is a whole number of percent. Give one from 1 to 100.',
  DROP_SHARES_NOT_100: 'Shares are percent of the payment. Change them so that they sum to 100.',
  OWNER_ALREADY: 'The wallet owns the drop. Nothing has to be changed.',
  OWNERSHIP_NOT_OFFERED: 'Nobody is offered the ownership. Its owner makes an offer first.',
  DROP_PHASES_TOO_MANY: 'A drop has a limited number of phases. Remove some.',
  DROP_PHASE_NOT_FOUND: 'The drop has no phase with this id. List its phases.',
  DROP_PHASE_REPEATED: 'Two phases of the input have the same id. Give each its own.',
  DROP_PHASE_START_TAKEN:
    'A phase ends when the next one starts, so each needs a start of its own. Change one.',
  DROP_PHASE_AFTER_END:
    'Nobody could mint in a phase after the end of the drop. Start it earlier, or move the end.',
  DROP_PHASE_HAS_MINTS:
    'Items of the phase count for limits, so it stays. Keep it, and let the next one start.',
  DROP_PHASE_HAS_ENTRIES:
    'A phase has either entries on chain or a merkle root. Remove the entries first.',
  DROP_PHASE_HAS_ROOT:
    'A phase has either entries on chain or a merkle root. Change the merkle list, or remove the root.',
  DROP_PHASE_ROOT_NOT_ALLOWED:
    'Everyone may mint in a public phase, so it has no list. Make it private, or leave the root out.',
  DROP_PHASES_NOT_REACHABLE:
    'No order of single changes keeps the rules of the drop. Change fewer phases at a time.',
  EXECUTION_FAILED:
    'The transaction was refused or failed for a reason outside of the modules. Read it in the message.',
  SEQUENCE_NUMBER_USED:
    'The wallet sent another transaction meanwhile, so this one was not executed. Try again.',
  EXECUTION_LIMIT_EXCEEDED:
    'The transaction changes more than Aptos allows in one. Choose fewer items, or split it.',
  WALLET_KEY_REPLACED:
    'The account has another key than the one that signed. Choose its present key in the wallet.',
  WALLET_TRANSACTION_WAITING:
    'A transaction of the wallet with the same number is not executed yet. Wait a minute, and try again.',
  GAS_PRICE_CHANGED:
    'The price of gas rose between its reading and the transaction. Nothing was executed; try again.',
  EXPIRATION_PASSED:
    'The transaction was not executed before its end, and never will be. Try again.',
  ALLOWLIST_CAP_INVALID: 'A listed wallet may mint from 1 item on. Give 1 or more.',
  DROP_PAUSED: 'The owner has stopped all mints. Wait, or let them go on as the owner.',
  MACHINE_NOT_CONFIGURED:
    'The collection is of another drop machine than the known ones. Name the module that it was made by.',
  VIEW_ANSWER_INVALID:
    'The module does not answer as a drop machine does. Check the address of the module.',
  MODULE_ABORTED:
    'A module on chain refused the call. Its own sentence says which rule; see the list of aborts of the drop machine.',
}

/** Kinds of errors by code, for those that have one. */
export const KINDS = kindsOf(APTOS_MESSAGES)
