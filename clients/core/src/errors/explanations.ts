import { ADDRESS_MESSAGES } from './addressMessages.ts'
import { CORE_MESSAGES, type CoreCode } from './catalogue.ts'
import { CSV_MESSAGES } from './csvMessages.ts'
import { FILE_MESSAGES } from './fileMessages.ts'
import { kindsOf } from './kinds.ts'
import { LIST_MESSAGES } from './listMessages.ts'
import { TERM_MESSAGES } from './termMessages.ts'

/** Explanations by error code: why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<CoreCode, string>> = {
  // Addresses that people enter.
  ADDRESS_OF_OTHER_CHAIN:
    "The address belongs to another chain, and anything sent to it would be lost. Use the wallet's address on the drop's chain; an Aptos address needs all its 64 digits.",
  ADDRESS_IS_NOBODY:
    'Nobody has the key to this address, for example the zero address. Use the address of a wallet or a multisig.',
  NAMES_NOT_AVAILABLE:
    "The network has no name registry, or none that this client reads. Use the wallet's address.",
  NAME_NOT_VALID:
    'The text is not an address, and the registry can have no such name, or its characters could be mistaken for others. Type the name again, or use the address.',
  NAME_NOT_FOUND:
    'Nobody has the name, it has expired, or its owner has set no address for it. Check its spelling, or use the address.',
  NAME_ANSWERED_ELSEWHERE:
    "The name's resolver answers through a server of its own, which would learn who asks and could answer anything. Use the address.",
  RECEIVER_IS_COLLECTION:
    "The address is the drop itself, which cannot pass payments on. Use a wallet's address.",

  // Terms of drops.
  TERM_NOT_SUPPORTED:
    "The drop's terms name something that its chain has no place for. Change or remove the value.",
  PHASE_START_MISSING:
    'Phases follow one another, so each but the first needs a start. Set it, or the end of the phase before.',
  PHASE_START_TOO_EARLY:
    'Phases follow one another, and this one would start before the one listed before it. Change its start, or their order.',
  PHASE_END_TOO_EARLY:
    'The phase would end before anybody could mint in it. Change its end or its start.',

  // Chains and nodes.
  CHAIN_MISMATCH:
    "The wallet or the node is on a different chain than the drop. Switch the wallet to the drop's chain, or name the right chain and node.",
  CHAIN_NOT_SUPPORTED:
    "The node serves a chain that is not in the list of networks. Check the node's address, or name the network yourself.",
  RPC_URL_INVALID: "The node's address has the wrong scheme. Use its http(s) or ws(s) address.",
  RPC_URL_MISMATCH:
    'The wallet uses a different node than the page or program, and reports no chain id. Set the same node in both.',
  NODE_NOT_AVAILABLE:
    'The node did not answer in time, or its answer was unusable. Try again in a minute, or use another node.',
  NODE_REFUSED:
    'The node refused the request, and retrying does not help. Read its reason, and use another node if it does not know the call.',
  NODE_FORBIDDEN:
    'The node requires a key, or accepts no requests from here. Use an address with a valid key, or another node.',
  NODE_RATE_LIMITED:
    'The node received too many requests in a short time. Wait a minute, or use a node with a higher limit.',
  PROVIDER_NOT_AVAILABLE: "There is no connection to a node. Give a node's address.",
  SUBSCRIPTIONS_NOT_SUPPORTED:
    'The node does not support subscriptions. Use its websocket address, or poll instead.',
  CONTRACT_ADDRESS_NOT_SPECIFIED: "A call names no contract. Give the contract's address.",
  FROM_ADDRESS_NOT_SPECIFIED: "A call names no sender. Give a wallet's address.",
  BATCH_REQUEST_TIMEOUT:
    'The node did not answer batched requests in time. Try again, or turn batching off.',
  ABI_VALUE_OUT_OF_RANGE:
    'A number does not fit its contract type. Check the value against the limits in the message.',
  ABI_DECODING_FAILED:
    "The contract's answer does not look like a drop's. Check the contract's address and chain.",

  // Identifiers.
  INVALID_ADDRESS:
    'The text is not an address on this chain. Copy the address again, whole and without spaces.',
  INVALID_CONTRACT_ADDRESS:
    'The text is not a contract address on this chain. Copy it again from an explorer.',
  INVALID_TRANSACTION_HASH:
    'The text is not a transaction hash on this chain. Copy it again from an explorer.',
  INVALID_APTOS_FUNCTION_ADDRESS:
    "The text is not address::module::function. Check the module's address and both names.",
  INVALID_APTOS_MODULE_ADDRESS: 'The text is not address::module. Check both parts.',
  BLOCKCHAIN_NOT_PARSED: 'The id has no chain prefix. Write it like ETHEREUM:0x….',
  UNKNOWN_BLOCKCHAIN:
    'There is no chain with this name. See the list of chains in the documentation.',
  UNHANDLED_BLOCKCHAIN:
    "The id belongs to a chain that this client does not support. Use that chain's client or command.",
  NOT_UNION_ADDRESS: 'The text is not CHAIN:address. Write the chain, a colon and the address.',
  NOT_UNION_CONTRACT_ADDRESS:
    'The text is not CHAIN:contract. Write the chain, a colon and the contract.',
  NOT_CONTRACT_ADDRESS: 'A contract with a chain prefix was expected. Write it like ETHEREUM:0x….',
  NOT_ITEM_ID:
    'The text is not an item id. Write chain, contract and token id, separated by colons.',
  NOT_OWNERSHIP_ID: 'The text is not an ownership id. Write the item id, a colon and the owner.',
  NOT_ORDER_ID: 'The text is not an order id. Copy it as the API returned it.',
  NOT_COLLECTION_ID: 'The text is not a collection id. Write the chain, a colon and the contract.',
  NOT_ACTIVITY_ID: 'The text is not an activity id. Copy it as the API returned it.',
  NOT_AUCTION_ID: 'The text is not an auction id. Copy it as the API returned it.',
  NOT_CURRENCY_ID: 'The text is not a currency id. Write the chain, a colon and the token.',
  NOT_BINARY: 'The text is not 0x and an even number of hex digits. Check it for missing digits.',
  NOT_WORD: 'The text is not 64 hex digits. A merkle root has 32 bytes: copy all of it.',

  // Values and inputs.
  NOT_ONE_OF: 'The value is not allowed here. Use one of the values in the message.',
  INPUT_INVALID: 'Several input values are wrong. Fix each one that the message names.',
  REQUIRED_PARAMETER_MISSING: 'A call lacks a required parameter. Set the one in the message.',
  TEXT_INVALID:
    'Names, symbols, addresses and metadata fields must not hold control, direction or zero-width characters, or white space at their ends. Type the text again instead of pasting it.',
  FLAT_FEE_CLOSES_PHASE:
    'Every mint pays the flat fee out of its price, so nobody can mint in a phase whose price is below the fee. Lower the fee, or raise the price.',
  AMOUNT_NEGATIVE: 'An amount is below 0. Give 0 or more.',
  BASIS_POINTS_INVALID: '10,000 basis points are 100 %. Give a whole number from 0 to 10000.',
  FEE_EXCEEDS_PRICE:
    'The platform fee exceeds the price that it comes out of. Lower the fee, or raise the price.',
  FEE_SHARES_NOT_100: 'Shares are percentages of the fee. Change them so that they add up to 100.',
  FEE_SHARE_INVALID: 'A share is a whole percentage. Give one from 0 to 100.',

  // List files and columns.
  FILE_NOT_READABLE:
    'The file is missing, is a folder, or may not be read. Check its path and permissions.',
  FILE_NOT_WRITABLE:
    'The disk is full or read-only, or you may not write there. Free up space, or choose another folder.',
  ALLOWLIST_FILE_WITHOUT_WALLETS:
    'No column contains wallet addresses. Name one in the first row, or say which one it is.',
  ALLOWLIST_FILE_COLUMN_MISSING:
    'Every wallet needs a value that no column has. Name its column in the first row, or give one value for all.',
  ALLOWLIST_FILE_COLUMN_NOT_FOUND: 'No column has the given name. Use a name from the first row.',
  ALLOWLIST_FILE_COLUMN_AMBIGUOUS:
    'Two columns have names for the same value. Rename one, or say which one to use.',

  // Lists and journals.
  PRICE_BELOW_FLAT_FEE:
    'Each mint pays the flat fee out of its price, so this wallet could never mint. Raise its price, or lower the fee.',
  ALLOWLIST_LIMIT_INVALID: 'An option must be a positive integer. Give 1 or more.',
  JOURNAL_OF_ANOTHER_LIST:
    "A journal records what was sent for one list, and this one belongs to another. Use this list's journal, or remove the option.",
  JOURNAL_IN_USE:
    'Another process is changing the same list. Wait until it is done, or end it by its process id.',
  JOURNAL_DAMAGED:
    'A line in the journal is unreadable. Restore the file, or remove it once none of its recorded transactions can land any more.',

  // Drops.
  UNKNOWN_PROVIDER_ID:
    'The connection was given something that is neither a node address nor a client. Give one of them.',
  UNKNOWN_CONTRACT_ID: 'The id does not name a contract that can be a drop. Check the id.',
  UNKNOWN_CONTRACT_TYPE: 'The contract is not a known kind of drop. Check its address and chain.',
  NO_CONTRACT_DATA:
    'There is nothing at this address on this chain. Check the address and the chain.',
  NO_PLATFORM_FEES_DATA:
    'The contract does not report a platform fee, as drops do. Check its address.',
  NO_ROYALTIES_DATA: 'The contract does not report royalties, as drops do. Check its address.',
  TOKEN_ID_REQUIRED: 'An ERC-1155 contract has a drop for each token id. Give the token id.',

  // Metadata.
  METADATA_URI_INVALID: 'The metadata address cannot be fetched by anybody. Tell the creator.',
  METADATA_ADDRESS_INVALID:
    'The new address cannot be fetched as written. Change it as the message says.',
  METADATA_NOT_AVAILABLE:
    'The host did not deliver the metadata document. Try again, and check the address.',
  METADATA_INVALID:
    'The document is not valid JSON in the metadata standard. Publish a valid one at its address.',

  // Quantities and phases.
  QUANTITY_NOT_POSITIVE: 'A mint needs at least 1 item. Give a positive quantity.',
  TRANSACTION_QUANTITY_EXCEEDED:
    'One transaction cannot mint that many items. Mint them in several.',
  WALLET_QUANTITY_EXCEEDED:
    'The quantity exceeds what this wallet may still mint. Mint at most what remains.',
  SUPPLY_EXCEEDED: 'Fewer items are left than were asked for. Mint at most what remains.',
  NO_ACTIVE_PHASE: 'No phase is open now. Wait for the next one.',
  NO_ACTIVE_PHASE_FOUND:
    'No phase is open now, or no wallet is connected. Connect one, and wait for the next phase.',
  RESTRICTED: 'The contract does not let this wallet mint, and gives no reason. Ask the creator.',
  NOT_ON_WHITELIST:
    'The open phase is for listed wallets only. Use a listed wallet, or wait for the public phase.',
  NOT_ON_ALLOWLIST:
    'The open phase is for listed wallets only. Use a listed wallet, or wait for the public phase.',
  USER_NOT_IN_ALLOW_LIST:
    'The open phase is for listed wallets only. Use a listed wallet, or wait for the public phase.',
  PHASE_NOT_OPEN: 'The chosen phase is not open now. Choose an open one, or wait.',
  MINT_TO_NOT_AVAILABLE:
    'In a phase with a list, items go to the listed wallet itself. Mint without another receiver.',
  MINT_TO_CANNOT_HOLD_ITEMS:
    'The address is a program or a record, so items sent to it would be lost. Use a wallet.',
  ITEM_OF_ANOTHER_DROP:
    "The item belongs to another collection. Give the id of one of this collection's items.",
  IPFS_SETTINGS_INVALID:
    'The type of IPFS settings must be client, server or custom. Use one of these.',

  // Proofs.
  MERKLE_LIST_EMPTY:
    'A merkle root needs at least one wallet. Add one, or choose a phase without a list.',
  ALLOWLIST_WALLET_LISTED_TWICE:
    'The list has a wallet more than once. Keep the line that you mean.',
  MERKLE_PROOF_DOCUMENT_INVALID:
    'The proof file is not one that the tool writes. Publish the proofs again.',
  MERKLE_PROOF_NOT_AVAILABLE:
    'The host with the proofs did not answer. Try again, or tell the creator.',
  MERKLE_PROOFS_MISSING:
    'The phase has a merkle list, and the location of its proofs is unknown. Use the link that the creator published.',
  MERKLE_PROOF_MISMATCH:
    "The proof was made for a different list than the one on chain, perhaps an older one. Publish the current list's proofs.",
  MERKLE_PROOFS_OF_OTHER_LIST:
    "The published folder belongs to a different list than the one on chain, so the wallet may or may not be listed. The creator must publish the current list's proofs.",
  MERKLE_PROOF_OF_ANOTHER_WALLET:
    "This wallet's file holds another wallet's proof. Publish the proofs again.",

  // Transactions and money.
  NO_SIGNER: 'There is no wallet to sign with. Connect a wallet, or give a key.',
  TRANSACTION_REJECTED: 'The user declined in the wallet. Nothing was sent; try again to continue.',
  NO_ITEMS_MINTED:
    'The transaction succeeded and minted nothing. Look it up in an explorer before you try again.',
  MINTED_ITEMS_NOT_READ:
    'The items are minted and paid for; only reading them failed. Open them later: do not mint again.',
  PROMI_EVENT_TIMEOUT:
    'The outcome was not known in time, and the transaction may still land. Look it up before you try again.',
  CONFIRMATION_FAILED: 'The transaction was executed and failed. Only its network fee is spent.',
  FUNDS_TOO_LOW: 'The wallet cannot pay the price and the gas. Send it the missing amount.',
  TOKEN_FUNDS_TOO_LOW: 'The wallet cannot pay the price in its token. Send it what is missing.',
  GAS_EXHAUSTED:
    'The transaction needs more gas than its limit. Raise the limit, or do less at once.',
  MAX_PRICE_EXCEEDED:
    'The price is above your limit, perhaps because the creator changed it. Raise the limit, or wait.',
  ENTITY_NOT_FOUND: 'The answer lacks a requested entry. Check its key.',
  UNKNOWN_ERROR: 'A read failed for an unknown reason. See the details in the message.',

  // Wallets and signing.
  WALLET_NOT_CONNECTED: 'No wallet is connected. Connect one.',
  WALLET_FEATURE_MISSING: 'The wallet lacks a required feature. Update it, or use another wallet.',
  WALLET_REQUEST_CANCELLED: 'The user declined in the wallet. Try again to continue.',
  WALLET_ANSWER_INVALID: 'The wallet returned no signature. Update it, or use another wallet.',
  WALLET_MESSAGE_EMPTY: 'There is no text to sign. Give one.',
  WALLET_MESSAGE_CHANGED:
    'The wallet signed a different text than the one it was given. Use another wallet.',
  PROVIDER_ERROR:
    'The wallet failed by itself. Read its reason, unlock or restart the wallet, and try again.',
  TYPED_DATA_SIGNING_FAILED:
    'The wallet supports no method for signing typed data. Use another wallet.',
  TYPED_DATA_INVALID: 'A value in the typed data does not fit its type. Fix the value.',
  APTOS_ACCOUNT_MISSING:
    'The wallet has no account or no network. Unlock it and choose an account.',
  ENCRYPTED_MESSAGE_EMPTY: 'There is no text to encrypt. Give one.',
  ENCRYPTION_NOT_SUPPORTED: 'The encryption version is unknown. Use x25519-xsalsa20-poly1305.',
  ENCRYPTION_KEY_INVALID:
    'The key is not 32 bytes in base64. Ask the wallet for its encryption key again.',
  WALLET_NOT_DEFINED: 'No wallet was given. Pass one.',
  FUNCTION_SIGNATURE_NOT_FOUND: 'The contract has no such function. Check its name and the ABI.',
  ETHERS_CONTRACT_ADDRESS_MISSING: 'The ethers contract has no address. Create it with one.',
  ETHERS_SIGNER_PROVIDER_MISSING: 'The ethers signer has no provider. Connect it to one.',
}

/** Kinds of errors by code, for those that have one. */
export const KINDS = kindsOf({
  ...CORE_MESSAGES,
  ...ADDRESS_MESSAGES,
  ...CSV_MESSAGES,
  ...FILE_MESSAGES,
  ...LIST_MESSAGES,
  ...TERM_MESSAGES,
})
