import type { RefusalArguments, RefusalSentence } from './refusal.ts'

const NO_ITEM = 'No item has this token id: use the id of a minted item'
const NOT_APPROVED =
  'The wallet does not own the item and is not approved to transfer it: use the wallet of its owner'
const NOT_A_RECEIVER = 'The receiving contract does not accept items: use a wallet address'
const NO_ZERO_ADDRESS = 'The zero address cannot hold items: use a wallet address'
const TRANSFERS_RESTRICTED =
  'The creator has restricted transfers of these items: they can only be minted and burned'
const TOKENS_TOO_FEW = 'The wallet does not have enough of the payment token: add more'
const ALLOWANCE_TOO_LOW =
  'The approved amount of the payment token is too low: approve the full price first'
const ITEMS_TOO_FEW =
  'The wallet does not hold that many items of this token id: choose a lower quantity'

/** Solidity panic codes. */
const PANICS: ReadonlyMap<unknown, string> = new Map([
  [0x11n, 'arithmetic overflow, often because a token balance is too low'],
  [0x12n, 'division by zero'],
  [0x32n, 'index out of range'],
])

/** Messages for refusals by item contracts and payment tokens. */
export const TOKEN_REFUSALS: Readonly<Record<string, RefusalSentence>> = {
  // ERC-721 items.
  ApprovalCallerNotOwnerNorApproved: NOT_APPROVED,
  ApprovalQueryForNonexistentToken: NO_ITEM,
  BalanceQueryForZeroAddress: NO_ZERO_ADDRESS,
  InvalidQueryRange: 'The range of token ids ends before it starts: swap its bounds',
  MintERC2309QuantityExceedsLimit: 'That is too many items to mint at once: mint fewer',
  MintToZeroAddress: NO_ZERO_ADDRESS,
  MintZeroQuantity: 'Mint at least 1 item',
  OwnerQueryForNonexistentToken: NO_ITEM,
  OwnershipNotInitializedForExtraData: NO_ITEM,
  TransferCallerNotOwnerNorApproved: NOT_APPROVED,
  TransferFromIncorrectOwner:
    'The item belongs to another wallet: transfer it from the wallet that owns it',
  TransferToNonERC721ReceiverImplementer: NOT_A_RECEIVER,
  TransferToZeroAddress: NO_ZERO_ADDRESS,
  URIQueryForNonexistentToken: NO_ITEM,
  '!ID': NO_ITEM,
  '!T': TRANSFERS_RESTRICTED,

  // ERC-1155 items.
  'restricted to TRANSFER_ROLE holders.': TRANSFERS_RESTRICTED,
  'ERC1155: caller is not owner nor approved.': NOT_APPROVED,
  'ERC1155: caller is not token owner or approved': NOT_APPROVED,
  'ERC1155: mint to the zero address': NO_ZERO_ADDRESS,
  'ERC1155: transfer to the zero address': NO_ZERO_ADDRESS,
  'ERC1155: burn amount exceeds balance': ITEMS_TOO_FEW,
  'ERC1155: insufficient balance for transfer': ITEMS_TOO_FEW,
  'ERC1155: ERC1155Receiver rejected tokens': NOT_A_RECEIVER,
  'ERC1155: transfer to non ERC1155Receiver implementer': NOT_A_RECEIVER,
  'ERC1155: transfer to non-ERC1155Receiver implementer': NOT_A_RECEIVER,

  // ERC-20 payment tokens: OpenZeppelin with and without custom errors, and others.
  'ERC20: transfer amount exceeds balance': TOKENS_TOO_FEW,
  'ERC20: transfer amount exceeds allowance': ALLOWANCE_TOO_LOW,
  'ERC20: insufficient allowance': ALLOWANCE_TOO_LOW,
  ERC20InsufficientBalance: TOKENS_TOO_FEW,
  ERC20InsufficientAllowance: ALLOWANCE_TOO_LOW,
  SafeERC20FailedOperation:
    'The payment token refused the transfer: check the token balance and approval of the wallet',
  'SafeERC20: ERC20 operation did not succeed':
    'The payment token refused the transfer: check the token balance and approval of the wallet',
  'SafeERC20: low-level call failed':
    'The payment token refused the transfer: check the token balance and approval of the wallet',
  'Address: call to non-contract':
    'The currency of the phase is not a token contract: ask the creator of the drop to correct it',

  Panic: panicSentence,
}

function panicSentence({ code }: RefusalArguments): string {
  return `The contract failed: ${PANICS.get(code) ?? `panic ${code}`}`
}
