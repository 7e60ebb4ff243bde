import type { SolanaCode } from './catalogue.ts'

/** Causes and fixes by error code: each text says why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<SolanaCode, string>> = {
  // Lists.
  ALLOWLIST_PRICE_TOO_HIGH:
    'Entries on chain hold prices of 32 bits. Lower the price, or use a merkle list.',
  ALLOWLIST_PRICE_NEGATIVE: 'A price is below 0. Give 0 or more.',
  ALLOWLIST_AMOUNT_OUT_OF_RANGE:
    'Entries on chain hold amounts from 1 to 255. Give one of these, or use a merkle list.',
  MERKLE_PRICE_OUT_OF_RANGE: 'A price has 64 bits at most. Check its unit.',
  MERKLE_MAX_CLAIMS_OUT_OF_RANGE: 'A listed wallet may mint from 1 item on. Give 1 or more.',
  AMOUNT_UNREADABLE:
    'The text is no number, or could mean two. Write digits, and a point before decimals.',
  ALLOWLIST_FILE_UNIT_MISSING:
    'A price could be in coins or in lamports. Name the unit in the column, in the config or by an option.',
  MERKLE_TREE_INCONSISTENT:
    'A proof does not lead to its own root, which is a bug. Do not use this root, and report it with the list.',
  MERKLE_PROOF_MANIFEST_INVALID:
    'The index of a folder of proofs was changed. Remove it, or choose another folder.',
  MERKLE_PROOFS_OF_ANOTHER_LIST:
    'The folder holds proofs of another list. Choose another folder, or replace them.',
  MERKLE_PROOFS_NOT_WRITTEN:
    'The folder of proofs cannot be written. Free space, or choose another folder.',
  PHASE_NOT_ALLOWLIST: 'Only phases of type allowList have entries on chain. Choose one of these.',
  BALANCE_TOO_LOW: 'Entries need rent, which the wallet cannot pay. Send it what is missing.',
  TRANSACTION_EXPIRED: 'The transaction did not land in time, and never will. Run this again.',

  // Collections.
  WRONG_WALLET: 'Only the wallet with that role may make this change. Use it.',
  SYMBOL_TAKEN: 'Symbols are unique on a network, and somebody has this one. Choose another.',
  SYMBOL_LENGTH_INVALID: 'A symbol has 1 to 32 bytes in UTF-8. Shorten it.',
  TEXT_TOO_LONG:
    'A name or an address has more bytes in UTF-8 than the record has room for. Shorten it.',
  TOO_MANY_PLACEHOLDERS:
    'The number of an item replaces each {}, a few times at most. Remove some.',
  TOO_MANY_EXTRA_FIELDS: 'A collection has room for a limited number of fields. Remove some.',
  FIELD_KEY_LENGTH_INVALID: 'The name of a field has 1 to 32 bytes in UTF-8. Shorten it.',
  FIELD_KEY_RESERVED: 'The programs set this field themselves. Choose another name.',
  FIELD_KEY_IS_ADDRESS:
    'Fields with addresses as names are shares of royalties. Choose another name, or set royalties.',
  FIELD_KEY_REPEATED: 'The field stands twice in the input. Give it once.',
  FIELD_NOT_FOUND: 'The collection has no such field. List its fields.',
  TOO_MANY_CREATORS: 'Royalties go to 5 addresses at most. Remove some.',
  TOO_MANY_FEE_RECIPIENTS: 'The platform fee goes to 5 addresses at most. Remove some.',
  SHARE_INVALID: 'A share is a whole number of percent. Give one from 1 to 100.',
  CREATOR_SHARES_NOT_100:
    'Shares are percent of the royalties. Change them so that they sum to 100.',
  ADDRESS_REPEATED: 'An address stands twice in the list. Add up its shares.',
  RECEIVER_CANNOT_SPEND:
    'Payments to this account would be lost: it is a token or a record. Use a wallet.',
  RECEIVER_CANNOT_BE_PAID:
    'Payments to a program or to an account of the network fail. Use a wallet.',
  GROUP_MINT_IS_WALLET:
    'The group mint is an account of its own. Let a fresh keypair be made for it.',
  NUMBER_OUT_OF_RANGE: 'A number is outside of its limits. Give one within those in the message.',
  MAX_TOKENS_BELOW_ISSUED:
    'More items are minted than the new supply has. Give at least that many, or 0 for no limit.',
  PHASE_TYPE_INVALID: 'A phase is public, merkleTree or allowList. Choose one of these.',
  PHASE_NOT_FOUND: 'The collection has fewer phases. List them.',
  PHASE_REPEATED: 'The phase stands twice in the input. Give it once.',
  PHASE_NOT_REMOVABLE: 'Phases stay, as mints refer to them by number. Switch it off.',
  TOO_MANY_PHASES: 'A collection has a limited number of phases. Change one of the old ones.',
  PHASE_WINDOW_INVALID: 'The phase would end before it starts. Change one of the times.',
  PHASE_ENDED:
    'The end of the phase is in the past, so nobody could mint. Choose a later end, or switch it off.',
  PHASE_TOTAL_BELOW_MINTED:
    'More items were minted in the phase than it would allow. Give at least that many, or 0 for no limit.',
  MERKLE_ROOT_REQUIRED:
    'A phase of type merkleTree needs the root of its list. Build it with mintline allowlist root.',
  MERKLE_ROOT_LENGTH_INVALID: 'A root has 32 bytes, which are 64 hex digits. Copy it whole.',
  MERKLE_ROOT_NOT_ALLOWED:
    'Only phases of type merkleTree have a root. Change the type, or leave the root out.',
  NEW_OWNER_INVALID: 'The new owner is nobody, or the present owner. Give another wallet.',
  NEW_OWNER_CANNOT_SIGN:
    'The address can never sign, so nobody could change the collection any more. Use a wallet or a vault.',
  ITEM_NOT_FOUND:
    'The collection has no such item yet. Give a number that is minted, or the mint of an item.',
  HASHLIST_INCOMPLETE: 'The node lags behind the network. Try again, or use another node.',

  // Mints.
  MAX_PER_TRANSACTION_INVALID:
    'An option asks for more items in a transaction than fit. Give a number within the limits.',
  DEPLOYMENT_NOT_FOUND: 'No collection is at this address. Check the address and the network.',
  COSIGNER_REQUIRED:
    'The creator has to sign every mint of this drop. Mint on the page of the creator.',
  RECEIVER_NEEDS_RENT:
    'A payment is too small for an empty account to receive. Send the difference first, or let the mint add it.',
  MINT_RACE_LOST: 'Others minted the same number first, several times. Try again.',
  CUSTOM_INSTRUCTION_ERROR:
    'A program refused the transaction. Look up its number in the error catalogue of the programs.',
  MINT_FUNDS_TOO_LOW:
    'The wallet cannot pay price, rent and fees. Send it what is missing, or mint fewer.',

  // Reads.
  EDITIONS_NOT_FOUND: 'No collection has this symbol or address here. Check it, and the network.',
  EDITIONS_CONTROLS_NOT_FOUND:
    'The collection was deployed without controls, so it has no phases. Check the address.',
  NOT_EDITIONS_ACCOUNT: 'The account is of another kind. Check the address and the network.',

  // Transactions.
  PROGRAM_ERROR:
    'A program refused the transaction by one of its rules. Its sentence says which; mend that, and try again.',
  TRANSACTION_REFUSED:
    'The network refused the transaction before any program ran. Read its reason.',
  TRANSACTION_TOO_LARGE:
    'The transaction has more accounts or proofs than fit into it. Follow the advice, such as a lookup table.',
  COMPUTE_LIMIT_EXCEEDED: 'The transaction would compute more than it may. Do less at once.',
  PAYER_MISMATCH:
    'The transaction was made for another wallet. Connect that one, or make it again.',
  TRANSACTION_CHANGED:
    'The wallet signed something else than it was given. Nothing was sent; use another wallet.',
  TRANSACTION_HISTORY_MISSING:
    'The node does not know old transactions, so the outcome is open. Use one that keeps them.',
}
