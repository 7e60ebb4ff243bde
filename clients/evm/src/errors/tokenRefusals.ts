import type { RefusalArguments, RefusalSentence } from './refusal.ts'

const NO_ITEM = 'There is no item with this token id: use the id of one that was minted'
const NOT_APPROVED = 'The wallet neither owns the item nor may move it: use the wallet of its owner'
const NOT_A_RECEIVER =
  'The contract at the receiving address accepts no items: use the address of a wallet'
const NO_ZERO_ADDRESS = 'The zero address holds no items: use the address of a wallet'
const TRANSFERS_RESTRICTED =
  'The creator has restricted transfers of these items: they can only be minted and burnt'
const TOKENS_TOO_FEW =
  'The wallet has too little of the token that the claim is paid with: get more'
const ALLOWANCE_TOO_LOW =
  'The contract may not take as much of the token that the claim is paid with: approve the price first'
const ITEMS_TOO_FEW = 'The wallet has fewer items of this token id: choose a lower quantity'

/** Codes of Solidity for programs that went wrong by themselves. */
const PANICS: ReadonlyMap<unknown, string> = new Map([
  [0x11n, 'a sum is out of range, as where a token balance is too low'],
  [0x12n, 'a division by zero'],
  [0x32n, 'an index is out of range'],
])

/** Sentences for refusals of items, and of the tokens that pay for them. */
export const TOKEN_REFUSALS: Readonly<Record<string, RefusalSentence>> = {
  // ERC-721 items.
  ApprovalCallerNotOwnerNorApproved: NOT_APPROVED,
  ApprovalQueryForNonexistentToken: NO_ITEM,
  BalanceQueryForZeroAddress: NO_ZERO_ADDRESS,
  InvalidQueryRange: 'The range of token ids ends before it begins: swap its ends',
  MintERC2309QuantityExceedsLimit: 'So many items cannot be minted at once: mint fewer',
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

  // ERC-20 tokens of claims: OpenZeppelin's before and since custom errors, and others' texts.
  'ERC20: transfer amount exceeds balance': TOKENS_TOO_FEW,
  'ERC20: transfer amount exceeds allowance': ALLOWANCE_TOO_LOW,
  'ERC20: insufficient allowance': ALLOWANCE_TOO_LOW,
  ERC20InsufficientBalance: TOKENS_TOO_FEW,
  ERC20InsufficientAllowance: ALLOWANCE_TOO_LOW,
  SafeERC20FailedOperation:
    'The token of the claim refused the payment: check its balance and approval',
  'SafeERC20: ERC20 operation did not succeed':
    'The token of the claim refused the payment: check its balance and approval',
  'SafeERC20: low-level call failed':
    'The token of the claim refused the payment: check its balance and approval',
  'Address: call to non-contract':
    'The currency of the phase is no token: ask the creator of the drop to correct it',

  Panic: panicSentence,
}

function panicSentence({ code }: RefusalArguments): string {
  return `The contract failed: ${PANICS.get(code) ?? `panic ${code}`}`
}
