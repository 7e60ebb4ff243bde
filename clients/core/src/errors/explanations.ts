import type { CoreCode } from './catalogue.ts'

/** Explanations by error code: why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<CoreCode, string>> = {
  // Addresses that people enter.
  ADDRESS_OF_OTHER_CHAIN:
    'The address has the form of another chain, where what is sent to it would be lost. Write the address of the wallet on the chain of the drop; a short address of Aptos needs all its 64 digits.',
  ADDRESS_IS_NOBODY:
    'Nobody has the key of this address, such as the zero address. Use the address of a wallet or a multisig.',
  RECEIVER_IS_COLLECTION:
    'The address is the drop itself, which cannot pass payments on. Use the address of a wallet.',

  // Chains and nodes.
  CHAIN_MISMATCH:
    'The wallet or the node is on another chain than the drop. Switch the wallet to the chain of the drop, or name the right chain and node.',
  CHAIN_NOT_SUPPORTED:
    'The node serves a chain that is not on the list of networks. Check the address of the node, or name the network yourself.',
  RPC_URL_INVALID: 'The address of the node has another scheme. Use its http(s) or ws(s) address.',
  RPC_URL_MISMATCH:
    'The wallet asks another node than the page or program, and tells no chain id. Set the same node in both.',
  NODE_NOT_AVAILABLE:
    'The node did not answer in time, or not with what it should. Try again in a minute, or use another node.',
  NODE_REFUSED:
    'The node answered with a refusal, which another try does not change. Read its reason, and use another node if it does not know the call.',
  NODE_FORBIDDEN:
    'The node wants a key, or does not take requests from this place. Use an address with a valid key, or another node.',
  NODE_RATE_LIMITED:
    'Too many requests were sent to the node within a short time. Wait a minute, or use a node with a higher limit.',
  PROVIDER_NOT_AVAILABLE: 'There is no connection to a node. Give the address of one.',
  SUBSCRIPTIONS_NOT_SUPPORTED:
    'The node has no subscriptions. Use its websocket address, or poll instead.',
  CONTRACT_ADDRESS_NOT_SPECIFIED: 'A call names no contract. Give the address of the contract.',
  FROM_ADDRESS_NOT_SPECIFIED: 'A call names no sender. Give the address of a wallet.',
  BATCH_REQUEST_TIMEOUT:
    'The node did not answer requests that were sent together. Try again, or turn batches off.',
  ABI_VALUE_OUT_OF_RANGE:
    'A number does not fit the type of the contract. Check the value against the limits in the message.',
  ABI_DECODING_FAILED:
    'The contract answered in another form than a drop does. Check the address of the contract and its chain.',

  // Identifiers.
  INVALID_ADDRESS:
    'The text is no address of this chain. Copy the address again, whole and without spaces.',
  INVALID_CONTRACT_ADDRESS:
    'The text is no address of a contract of this chain. Copy it again from an explorer.',
  INVALID_TRANSACTION_HASH:
    'The text is no transaction hash of this chain. Copy it again from an explorer.',
  INVALID_APTOS_FUNCTION_ADDRESS:
    'The text is not address::module::function. Check the address of the module and the names in it.',
  INVALID_APTOS_MODULE_ADDRESS: 'The text is not address::module. Check both parts.',
  BLOCKCHAIN_NOT_PARSED: 'The id has no chain in front. Write it like ETHEREUM:0x….',
  UNKNOWN_BLOCKCHAIN: 'No chain has this name. See the list of chains in the documentation.',
  UNHANDLED_BLOCKCHAIN:
    'The id is of a chain that this client does not serve. Use the client or the command of its chain.',
  NOT_UNION_ADDRESS: 'The text is not CHAIN:address. Write the chain, a colon and the address.',
  NOT_UNION_CONTRACT_ADDRESS:
    'The text is not CHAIN:contract. Write the chain, a colon and the contract.',
  NOT_CONTRACT_ADDRESS:
    'A contract was expected with its chain in front. Write it like ETHEREUM:0x….',
  NOT_ITEM_ID:
    'The text is no id of an item. Write chain, contract and token id, separated by colons.',
  NOT_OWNERSHIP_ID:
    'The text is no id of an ownership. Write the id of the item, a colon and the owner.',
  NOT_ORDER_ID: 'The text is no id of an order. Copy it as the interface answered it.',
  NOT_COLLECTION_ID:
    'The text is no id of a collection. Write the chain, a colon and the contract.',
  NOT_ACTIVITY_ID: 'The text is no id of an activity. Copy it as the interface answered it.',
  NOT_AUCTION_ID: 'The text is no id of an auction. Copy it as the interface answered it.',
  NOT_CURRENCY_ID: 'The text is no id of a currency. Write the chain, a colon and the token.',
  NOT_BINARY: 'The text is not 0x with an even number of hex digits. Check it for missing digits.',
  NOT_WORD: 'The text is not 64 hex digits. A merkle root has 32 bytes: copy it whole.',

  // Values and inputs.
  NOT_ONE_OF: 'The value is not on the list of allowed ones. Use one of those in the message.',
  INPUT_INVALID: 'Several values of an input are wrong. Mend each one that the message names.',
  REQUIRED_PARAMETER_MISSING: 'A call lacks a parameter. Give the one in the message.',
  FLAT_FEE_CLOSES_PHASE:
    'Every mint pays the flat fee out of its price, so a phase below the fee refuses everyone. Lower the fee, or raise the price.',
  AMOUNT_NEGATIVE: 'An amount is below 0. Give 0 or more.',
  BASIS_POINTS_INVALID: '10,000 basis points are 100 %. Give a whole number from 0 to 10000.',
  FEE_EXCEEDS_PRICE:
    'The platform fee is more than the price it is taken from. Lower the fee, or raise the price.',
  FEE_SHARES_NOT_100: 'Shares are percent of the fee. Change them so that they sum to 100.',
  FEE_SHARE_INVALID: 'A share is a whole number of percent. Give one from 0 to 100.',

  // List files and columns.
  FILE_NOT_READABLE:
    'The file is missing, is no file, or may not be read. Check its path and permissions.',
  FILE_NOT_WRITABLE:
    'The disk is full, read-only, or closed to this user. Free space, or choose another folder.',
  ALLOWLIST_FILE_WITHOUT_WALLETS:
    'No column holds addresses of wallets. Name one in the first row, or say which one it is.',
  ALLOWLIST_FILE_COLUMN_MISSING:
    'A value that every wallet needs has no column. Name one in the first row, or give one value for all.',
  ALLOWLIST_FILE_COLUMN_NOT_FOUND: 'No column has the given name. Use a name of the first row.',
  ALLOWLIST_FILE_COLUMN_AMBIGUOUS:
    'Two columns have names for the same value. Rename one, or say which one to use.',

  // Lists and journals.
  PRICE_BELOW_FLAT_FEE:
    'Each mint pays the flat fee out of its price, so this wallet could never mint. Raise its price, or lower the fee.',
  ALLOWLIST_LIMIT_INVALID: 'An option is not a positive whole number. Give 1 or more.',
  JOURNAL_OF_ANOTHER_LIST:
    'A journal records what was sent for one list, and this one is of another. Use the journal of this list, or remove the option.',
  JOURNAL_IN_USE:
    'Another process is changing the same list. Wait until it is done, or end it by its number.',
  JOURNAL_DAMAGED:
    'A line of the journal cannot be read. Restore the file, or wait until nothing that it records can land any more and remove it.',

  // Drops.
  UNKNOWN_PROVIDER_ID:
    'The connection was made of something that is neither an address of a node nor a client. Give one of them.',
  UNKNOWN_CONTRACT_ID: 'The id names no contract that a drop can be. Check the id.',
  UNKNOWN_CONTRACT_TYPE:
    'The contract is none of the kinds of drops that are known. Check its address and chain.',
  NO_CONTRACT_DATA:
    'Nothing is stored at the address on this chain. Check the address and the chain.',
  NO_PLATFORM_FEES_DATA:
    'The contract does not tell its platform fee, as drops do. Check its address.',
  NO_ROYALTIES_DATA: 'The contract does not tell its royalties, as drops do. Check its address.',
  TOKEN_ID_REQUIRED: 'An ERC-1155 contract has a drop for each token id. Give the token id.',

  // Metadata.
  METADATA_URI_INVALID:
    'The address of a metadata document has a form that nothing can fetch. Tell the creator.',
  METADATA_ADDRESS_INVALID:
    'The address to be written cannot be fetched as it is. Change it as the message says.',
  METADATA_NOT_AVAILABLE:
    'The host of a metadata document did not answer with it. Try again, and check the address.',
  METADATA_INVALID:
    'The document is not JSON of the metadata standard. Publish a valid one at its address.',

  // Quantities and phases.
  QUANTITY_NOT_POSITIVE: 'A mint is of 1 item or more. Give a positive quantity.',
  TRANSACTION_QUANTITY_EXCEEDED: 'One transaction mints fewer items than that. Mint in several.',
  WALLET_QUANTITY_EXCEEDED:
    'The wallet has minted all or nearly all that one wallet may. Mint at most what remains.',
  SUPPLY_EXCEEDED: 'Fewer items are left than were asked for. Mint at most what remains.',
  NO_ACTIVE_PHASE: 'No phase is open at this time. Wait for the next one.',
  NO_ACTIVE_PHASE_FOUND:
    'No phase is open at this time, or no wallet is connected. Connect one, and wait for the next phase.',
  RESTRICTED: 'The contract lets this wallet not mint, and gives no reason. Ask the creator.',
  NOT_ON_WHITELIST:
    'The open phase is for listed wallets. Use a wallet of the list, or wait for the public phase.',
  NOT_ON_ALLOWLIST:
    'The open phase is for listed wallets. Use a wallet of the list, or wait for the public phase.',
  USER_NOT_IN_ALLOW_LIST:
    'The open phase is for listed wallets. Use a wallet of the list, or wait for the public phase.',
  PHASE_NOT_OPEN: 'The chosen phase is not open at this time. Choose an open one, or wait.',
  MINT_TO_NOT_AVAILABLE:
    'Items of a listed phase go to the listed wallet itself. Mint without another receiver.',
  MINT_TO_CANNOT_HOLD_ITEMS:
    'The address is a program or a record, so items sent to it would be lost. Use a wallet.',
  ITEM_OF_ANOTHER_DROP: 'The item is of another collection. Give the id of an item of this one.',
  IPFS_SETTINGS_INVALID: 'IPFS settings are of type client, server or custom. Use one of these.',

  // Proofs.
  MERKLE_LIST_EMPTY:
    'A root is made of at least one wallet. Add one, or choose a phase without a list.',
  ALLOWLIST_WALLET_LISTED_TWICE:
    'A wallet stands in the list more than once. Keep the line that is meant.',
  MERKLE_PROOF_DOCUMENT_INVALID:
    'The proof file is not what the tool writes. Publish the proofs again.',
  MERKLE_PROOF_NOT_AVAILABLE:
    'The host of the proofs did not answer. Try again, or tell the creator.',
  MERKLE_PROOFS_MISSING:
    'The phase has a merkle list, and nobody said where its proofs are. Use the link that the creator published.',
  MERKLE_PROOF_MISMATCH:
    'The proof was made for an older or another list than the one on chain. Publish the proofs of the present list.',
  MERKLE_PROOFS_OF_OTHER_LIST:
    'The published folder is of an older or another list than the one on chain, so whether a wallet is listed is open. The creator publishes the proofs of the present list.',
  MERKLE_PROOF_OF_ANOTHER_WALLET:
    'The file of this wallet holds the proof of another one. Publish the proofs again.',

  // Transactions and money.
  NO_SIGNER: 'No wallet was given to sign with. Connect a wallet, or give a key.',
  TRANSACTION_REJECTED: 'The user declined in the wallet. Nothing was sent; try again to go on.',
  NO_ITEMS_MINTED:
    'The transaction went through and minted nothing. Look it up in an explorer before another try.',
  MINTED_ITEMS_NOT_READ:
    'The items are minted and paid for; only reading them failed. Open them later: do not mint again.',
  PROMI_EVENT_TIMEOUT:
    'No outcome was known in time, and the transaction may still land. Look it up before another try.',
  CONFIRMATION_FAILED: 'The transaction was executed and failed. Only its network fee is spent.',
  FUNDS_TOO_LOW: 'The wallet cannot pay the price and the gas. Send it what is missing.',
  GAS_EXHAUSTED: 'The transaction uses more gas than it may. Raise the limit, or do less at once.',
  MAX_PRICE_EXCEEDED:
    'The price is above the limit that was set, as after a change of the creator. Raise the limit, or wait.',
  ENTITY_NOT_FOUND: 'The answer lacks an entry that was asked for. Check its key.',
  UNKNOWN_ERROR: 'A read failed for a reason that is not known. See the reason in the message.',

  // Wallets and signing.
  WALLET_NOT_CONNECTED: 'No wallet is connected. Connect one.',
  WALLET_FEATURE_MISSING:
    'The wallet lacks a call that is needed. Update it, or use another wallet.',
  WALLET_REQUEST_CANCELLED: 'The user declined in the wallet. Try again to go on.',
  WALLET_ANSWER_INVALID: 'The wallet answered with no signature. Update it, or use another wallet.',
  WALLET_MESSAGE_EMPTY: 'There is no text to sign. Give one.',
  WALLET_MESSAGE_CHANGED:
    'The wallet signed another text than the one it was given. Use another wallet.',
  PROVIDER_ERROR:
    'The wallet failed for a reason of its own. Read the reason, unlock or restart the wallet, and try again.',
  TYPED_DATA_SIGNING_FAILED: 'The wallet knows no form of signing typed data. Use another wallet.',
  TYPED_DATA_INVALID: 'A value does not fit its type in the typed data. Mend the value.',
  APTOS_ACCOUNT_MISSING:
    'The wallet has no account or no network. Unlock it and choose an account.',
  ENCRYPTED_MESSAGE_EMPTY: 'There is no text to encrypt. Give one.',
  ENCRYPTION_NOT_SUPPORTED: 'The version of encryption is not known. Use x25519-xsalsa20-poly1305.',
  ENCRYPTION_KEY_INVALID:
    'The key is not 32 bytes in base64. Ask the wallet for its encryption key again.',
  WALLET_NOT_DEFINED: 'No wallet was given. Give one.',
  FUNCTION_SIGNATURE_NOT_FOUND: 'The contract has no such function. Check its name and the ABI.',
  ETHERS_CONTRACT_ADDRESS_MISSING: 'The contract of ethers has no address. Make it with one.',
  ETHERS_SIGNER_PROVIDER_MISSING: 'The signer of ethers has no provider. Connect it to one.',
}
