import { withoutInvisible } from '@mintline/core'
import { decodeErrorResult, type Hex, parseAbi, slice } from 'viem'
import type { Revert } from '../../nodes/evmCall.ts'

/** Errors from Seaport and tokens. */
const ERRORS = parseAbi([
  'error Error(string reason)',
  'error InvalidTime(uint256 startTime, uint256 endTime)',
  'error OrderAlreadyFilled(bytes32 orderHash)',
  'error OrderPartiallyFilled(bytes32 orderHash)',
  'error OrderIsCancelled(bytes32 orderHash)',
  'error NoSpecifiedOrdersAvailable()',
  'error InvalidSigner()',
  'error InvalidSignature()',
  'error BadSignatureV(uint8 v)',
  'error BadContractSignature()',
  'error InvalidConduit(bytes32 key, address conduit)',
  'error InsufficientNativeTokensSupplied()',
  'error NativeTokenTransferGenericFailure(address account, uint256 amount)',
  'error TokenTransferGenericFailure(address token, address from, address to, uint256 identifier, uint256 amount)',
  'error NoContract(address account)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
  'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
  'error ERC721InvalidReceiver(address receiver)',
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
  'error ERC1155InvalidReceiver(address receiver)',
  'error ERC1155MissingApprovalForAll(address operator, address owner)',
])

const isFilled = 'it is filled already'
const isSignedByOther = 'its signature does not count'
const receiverRefuses = 'its receiver cannot get what it gives'
const lacksItem = 'whoever gives the item does not have it'
const lacksApproval = 'the contract that moves the asset is not approved'

const WORDS: Readonly<Record<string, string>> = {
  InvalidTime: 'its time has not begun or is over',
  OrderAlreadyFilled: isFilled,
  OrderPartiallyFilled: isFilled,
  OrderIsCancelled: 'it is cancelled',
  NoSpecifiedOrdersAvailable: 'none of its orders can be filled now',
  InvalidSigner: isSignedByOther,
  InvalidSignature: isSignedByOther,
  BadSignatureV: isSignedByOther,
  BadContractSignature: isSignedByOther,
  InvalidConduit: 'its conduit does not exist',
  InsufficientNativeTokensSupplied: 'too little native currency comes with it',
  NativeTokenTransferGenericFailure: receiverRefuses,
  TokenTransferGenericFailure: 'its token refuses the transfer',
  NoContract: 'its token does not exist',
  ERC20InsufficientBalance: 'whoever pays has too little',
  ERC20InsufficientAllowance: lacksApproval,
  ERC20InvalidReceiver: receiverRefuses,
  ERC721IncorrectOwner: lacksItem,
  ERC721InsufficientApproval: lacksApproval,
  ERC721InvalidReceiver: receiverRefuses,
  ERC721NonexistentToken: 'its item does not exist',
  ERC1155InsufficientBalance: lacksItem,
  ERC1155InvalidReceiver: receiverRefuses,
  ERC1155MissingApprovalForAll: lacksApproval,
}

/** Maximum length in characters for a contract's own reason. */
const MOST_CHARACTERS = 160

/** Describes why a transaction is refused. The text follows the order's name. */
export function refusalWords({ message, data }: Revert): string {
  if (/insufficient (funds|balance)/i.test(message) && data === undefined) {
    return 'the wallet has too little native currency for it'
  }
  return `its exchange refuses it: ${reasonOf(data) ?? 'it gives no reason'}`
}

function reasonOf(data: Hex | undefined): string | undefined {
  if (data === undefined || data.length < 10) return undefined
  try {
    const { errorName, args } = decodeErrorResult({ abi: ERRORS, data })
    if (errorName !== 'Error') return WORDS[errorName]
    const told = withoutInvisible(String(args[0])).trim().slice(0, MOST_CHARACTERS)
    return told === '' ? undefined : told
  } catch {
    return `error ${slice(data, 0, 4)}`
  }
}
