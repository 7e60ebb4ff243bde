import { kindsOf } from '@mintline/core/errors'
import { ALLOWLIST_MESSAGES } from './allowlistMessages.ts'
import { CANDY_MACHINE_MESSAGES } from './candyMachineMessages.ts'
import { SOLANA_MESSAGES, type SolanaCode } from './catalogue.ts'

/** Causes and fixes by error code: each text says why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<SolanaCode, string>> = {
  // Lists.
  ALLOWLIST_PRICE_TOO_HIGH:
    'On-chain entries have 32 bits for a price. Lower the price, or use a merkle list.',
  ALLOWLIST_PRICE_NEGATIVE: 'A price is below 0. Enter 0 or more.',
  ALLOWLIST_AMOUNT_OUT_OF_RANGE:
    'On-chain entries hold amounts from 1 to 255. Choose one, or use a merkle list.',
  MERKLE_PRICE_OUT_OF_RANGE: 'Prices have at most 64 bits. Check the unit.',
  MERKLE_MAX_CLAIMS_OUT_OF_RANGE: 'A listed wallet may mint 1 item or more. Enter at least 1.',
  AMOUNT_UNREADABLE:
    'The text is not a number, or is ambiguous. Write digits, and a point before decimals.',
  ALLOWLIST_FILE_UNIT_MISSING:
    'A price could be in coins or in lamports. Name the unit in the column, in the config or with an option.',
  MERKLE_TREE_INCONSISTENT:
    'A proof does not lead to its own root, which is a bug. Do not use this root, and report it with the list.',
  MERKLE_PROOF_MANIFEST_INVALID:
    'The index of a proof folder was changed. Remove it, or choose another folder.',
  MERKLE_PROOFS_OF_ANOTHER_LIST:
    "The folder holds another list's proofs. Choose another folder, or replace them.",
  MERKLE_PROOFS_NOT_WRITTEN:
    'The proof folder cannot be written. Free disk space, or choose another folder.',
  PHASE_NOT_ALLOWLIST: 'Only phases of type allowList have entries on chain. Choose one.',
  BALANCE_TOO_LOW: 'Entries need rent, which the wallet cannot pay. Send it what is missing.',
  TRANSACTION_EXPIRED: 'The transaction did not land in time, and never will. Run this again.',

  // Collections.
  WRONG_WALLET: 'Only the wallet with that role may make this change. Use that wallet.',
  SYMBOL_TAKEN: 'Symbols are unique on a network, and somebody has this one. Choose another.',
  SYMBOL_LENGTH_INVALID: 'A symbol has 1 to 32 bytes in UTF-8. Shorten or lengthen it.',
  TEXT_TOO_LONG:
    'A name or an address has more bytes in UTF-8 than the record has room for. Shorten it.',
  TOO_MANY_PLACEHOLDERS:
    "Each {} stands for the item's number, and a text may have only a few. Remove some.",
  TOO_MANY_EXTRA_FIELDS: 'A collection has room for only so many extra fields. Remove some.',
  FIELD_KEY_LENGTH_INVALID: 'A field name has 1 to 32 bytes in UTF-8. Shorten or lengthen it.',
  FIELD_KEY_RESERVED: 'The programs set this field themselves. Choose another name.',
  FIELD_KEY_IS_ADDRESS:
    'Fields named by an address are royalty shares. Choose another name, or set royalties.',
  FIELD_KEY_REPEATED: 'The input has the field twice. Keep one.',
  FIELD_NOT_FOUND: 'The collection has no such field. List its fields to find the right one.',
  TOO_MANY_CREATORS: 'Royalties go to 5 addresses at most. Remove some.',
  TOO_MANY_FEE_RECIPIENTS: 'The platform fee goes to 5 addresses at most. Remove some.',
  FEE_ABOVE_CAP:
    "A collection's platform fee has a cap since its launch, which can only be lowered. Choose a fee up to the cap.",
  FEE_CAP_BELOW_FEE:
    'The cap must allow the present platform fee. Choose a higher cap, or lower the fee first.',
  FEE_CAP_RAISED:
    'Nobody can raise the cap of a platform fee, so that owners can rely on it. Choose at most the present cap.',
  SHARE_INVALID: 'A share is a whole percentage. Enter one from 1 to 100.',
  CREATOR_SHARES_NOT_100: 'Shares are percentages of the royalties. Make them add up to 100.',
  ADDRESS_REPEATED: 'The list has an address twice. Add up its shares.',
  PRICE_TOKEN_NOT_FOUND:
    'The network has no token at this address. Check the address, and that it is for this network.',
  PRICE_TOKEN_NOT_PLAIN:
    "The token's issuer could take a part of payments or change them. Choose a token of the Token program, or one of Token-2022 with names and groups only.",
  FLAT_FEE_WITH_TOKEN:
    "A flat fee is an amount of the network's coin. Choose a percentage, or price the phase in the coin.",
  PHASE_CURRENCY_CHANGED:
    'Prices that were set in one currency would count in another. Add a phase for the new currency, or set a new price.',
  RECEIVER_CANNOT_SPEND:
    'Payments to this account would be lost: it is a token or a record. Use a wallet.',
  RECEIVER_CANNOT_BE_PAID:
    "Only wallets and multisigs' vaults can be paid, not programs, their accounts or network accounts. Use a wallet.",
  NOTHING_OWED:
    'The receiver has been paid everything, or is neither treasury nor fee recipient. Check its address, or do nothing.',
  GROUP_MINT_IS_WALLET:
    'The group mint must be a new account. Leave it out to get a fresh keypair.',
  NUMBER_OUT_OF_RANGE: 'A number is out of range. Choose one within the limits in the message.',
  MAX_TOKENS_BELOW_ISSUED:
    'More items are minted than the new supply allows. Allow at least that many, or 0 for no limit.',
  SUPPLY_LOCKED: 'The owner locked the supply, so it can only be lowered. Choose a lower number.',
  TEXTS_LOCKED:
    'The owner locked names and metadata addresses, so nobody can change them any more. Leave them out.',
  PHASES_LOCKED:
    'The owner locked the phases, so their terms never change. Pause a phase with active, or add another one.',
  ALLOWLIST_ENTRIES_LOCKED:
    'The owner locked the phases, and with them the entries on chain. Add new wallets only, or use another phase.',
  ALLOWLIST_REMOVAL_LOCKED:
    'The owner locked the phases, and with them the entries until the phase ends. Remove them after that.',
  ROYALTIES_LOCKED: 'The owner locked the royalties. Nobody can change them any more.',
  PLATFORM_FEE_LOCKED:
    'The owner locked the platform fee. Fee admins can still change who receives it.',
  REVEAL_TOO_LATE:
    'A commitment proves something only before the first mint. Change the metadata addresses of the items instead.',
  REVEAL_COMMITTED:
    'A collection is committed to files once and for good. Reveal those, or deploy another collection.',
  REVEAL_NOT_COMMITTED: 'The collection has no reveal. Commit to the files before the first mint.',
  ALREADY_REVEALED: 'The files of this collection are revealed. Nothing is left to do.',
  REVEAL_MISMATCH:
    'Seed and base uri must be those that were committed to, to the last character. Use the file that was written then.',
  REVEAL_SEED_INVALID: 'A seed is 32 random bytes. Make a new one, or use the file that has it.',
  REVEAL_URI_MISSING:
    'Without a base uri, there is nothing to reveal. Write where the files will be.',
  PHASE_TYPE_INVALID: 'A phase is public, merkleTree or allowList. Choose one.',
  PHASE_PRICE_REQUIRED:
    'A phase with a list stores a price that nobody pays. Give the price with the change, or 0 to make it free.',
  PHASE_NOT_FOUND: 'The collection has fewer phases. List them to find the right one.',
  PHASE_REPEATED: 'The input has the phase twice. Keep one.',
  PHASE_NOT_REMOVABLE:
    'Phases cannot be removed, as mints refer to them by number. Switch it off instead.',
  TOO_MANY_PHASES: 'A collection has room for only so many phases. Change an old one instead.',
  PHASE_WINDOW_INVALID: 'The phase would end before it starts. Change one of the times.',
  PHASE_TOTAL_BELOW_MINTED:
    'More items were minted in the phase than it would allow. Allow at least that many, or 0 for no limit.',
  MERKLE_ROOT_REQUIRED:
    'A phase of type merkleTree needs the root of its list. Build it with mintline allowlist root.',
  MERKLE_ROOT_LENGTH_INVALID: 'A root has 32 bytes, or 64 hex digits. Copy all of it.',
  MERKLE_ROOT_NOT_ALLOWED:
    'Only phases of type merkleTree have a root. Change the type, or omit the root.',
  NEW_OWNER_INVALID: 'The new owner is nobody, or the present owner. Choose another wallet.',
  NEW_OWNER_CANNOT_SIGN:
    'The address can never sign, so nobody could change the collection any more. Use a wallet or a vault.',
  ITEM_NOT_FOUND:
    'The collection has no such item yet. Enter the number of a minted item, or its mint.',
  HASHLIST_INCOMPLETE: 'The node lags behind the network. Try again, or use another node.',

  // Mints.
  MAX_PER_TRANSACTION_INVALID:
    'An option asks for more items per transaction than fit. Choose a number within the limits.',
  DEPLOYMENT_NOT_FOUND: 'No collection is at this address. Check the address and the network.',
  COSIGNER_REQUIRED:
    "The creator or its co-signer must sign every mint in this drop. Mint on the creator's page.",
  MINT_RACE_LOST: 'Others minted the same number first, several times. Try again.',
  CUSTOM_INSTRUCTION_ERROR:
    "A program refused the transaction. Look up the number in the program's error list.",
  MINT_FUNDS_TOO_LOW:
    'The wallet cannot pay price, rent and fees. Send it what is missing, or mint fewer.',
  TOKEN_ACCOUNT_FROZEN:
    'The issuer of the price token has frozen the account of the wallet. Pay with another wallet, or ask the issuer.',
  PRICE_TOKEN_CHANGED:
    "The creator changed the currency of the phase's price after it was shown. Nothing was sent; look at the price again.",

  // Reads.
  EDITIONS_NOT_FOUND: 'No collection has this symbol or address here. Check it, and the network.',
  EDITIONS_CONTROLS_NOT_FOUND:
    'The collection was deployed without controls, so it has no phases. Check the address.',
  NOT_EDITIONS_ACCOUNT: 'The address holds something else. Check the address and the network.',

  // Candy machines.
  CANDY_MACHINE_INVALID:
    'The account is damaged, or is no candy machine with a collection. Check the address and the network.',
  CANDY_GUARD_UNKNOWN:
    'The guard program got a guard after this version was published. Update the command, or write the config by hand.',

  // Transactions.
  PROGRAM_ERROR:
    "The transaction breaks one of the program's rules. The message says which; fix that, and try again.",
  TRANSACTION_REFUSED:
    'The network refused the transaction before any program ran. The message says why.',
  TRANSACTION_TOO_LARGE:
    'The transaction has more accounts or proofs than fit. Follow the advice in the message, such as a lookup table.',
  COMPUTE_LIMIT_EXCEEDED:
    'The transaction needs more compute units than it may use. Do less at once.',
  PAYER_MISMATCH:
    'The transaction was built for another wallet. Connect that one, or build it again.',
  TRANSACTION_CHANGED:
    'The wallet signed something other than what it was given. Nothing was sent; use another wallet.',
  TRANSACTION_HISTORY_MISSING:
    'The node has pruned old transactions, so the outcome is unknown. Use a node that keeps them.',
}

/** Kinds of errors by code, for those that have one. */
export const KINDS = kindsOf({
  ...SOLANA_MESSAGES,
  ...ALLOWLIST_MESSAGES,
  ...CANDY_MACHINE_MESSAGES,
})
