import type { RefusalArguments, RefusalSentence } from './refusal.ts'

const ADMINS_ONLY = 'Only an admin of the contract can do this: use an admin wallet'
const CLAIMED_MORE =
  'The supply of the phase is lower than the number of items claimed: raise it, or reset the claims'
const NO_BATCH = 'The drop has no such batch of items: use an existing batch'
const NO_METADATA = 'The token has no metadata yet: add its items first'
const FROZEN = 'The metadata of the batch is frozen and cannot be changed'
const NO_AMOUNT = 'Add at least 1 item'
const NO_RECIPIENT = 'The zero address cannot receive payments: use a wallet address'
const HAS_ROLE = 'The wallet already has the role'
const NOT_OWN_ROLE = 'Only the wallet that has a role can renounce it: use that wallet'

/** Role names by hash; the admin's is 0. */
const ROLE_NAMES: ReadonlyMap<unknown, string> = new Map([
  [`0x${'0'.repeat(64)}`, 'admin'],
  ['0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6', 'minter'],
  ['0x8502233096d909befbda0999bb8ea2f3a6be3c138b9fbf003752a4c8bce86f6c', 'transfer'],
  ['0x6bd6b5318a46e5fff572d5e4258a20774aab40cc35ac7680654b9081fcc82f80', 'metadata'],
])

/** Messages for refused administration calls. */
export const ADMINISTRATION_REFUSALS: Readonly<Record<string, RefusalSentence>> = {
  BatchMintInvalidBatchId: NO_BATCH,
  BatchMintInvalidTokenId: ({ tokenId }) =>
    `Token ${tokenId} has no metadata yet: add its items first`,
  BatchMintMetadataFrozen: ({ batchId }) =>
    `The metadata of batch ${batchId} is frozen and cannot be changed`,
  ContractMetadataUnauthorized: ADMINS_ONLY,
  DropExceedMaxSupply: CLAIMED_MORE,
  DropUnauthorized: ADMINS_ONLY,
  LazyMintInvalidAmount: NO_AMOUNT,
  LazyMintUnauthorized: 'Only wallets with the minter role can add items: use one of them',
  OwnableUnauthorized: ADMINS_ONLY,
  PermissionsAlreadyGranted: ({ account, role }) =>
    `${account} already has the ${roleName(role)} role`,
  PermissionsInvalidPermission: ({ actual }) =>
    `Only the wallet that has a role can renounce it: use ${actual}`,
  PermissionsUnauthorizedAccount: ({ account, neededRole }) =>
    `${account} does not have the ${roleName(neededRole)} role: use a wallet that does`,
  PlatformFeeExceededMaxFeeBps: feeSentence,
  PlatformFeeInvalidRecipient: NO_RECIPIENT,
  PlatformFeeUnauthorized: ADMINS_ONLY,
  PrimarySaleInvalidRecipient: NO_RECIPIENT,
  PrimarySaleUnauthorized: ADMINS_ONLY,
  RoyaltyExceededMaxFeeBps: feeSentence,
  RoyaltyInvalidRecipient: NO_RECIPIENT,
  RoyaltyUnauthorized: ADMINS_ONLY,

  // Revert strings in builds without custom errors.
  'max supply claimed': CLAIMED_MORE,
  'Not authorized': ADMINS_ONLY,
  'Exceeds max bps': 'Basis points are at most 10000',
  'Invalid recipient': NO_RECIPIENT,
  'Invalid index': NO_BATCH,
  'Invalid batchId': NO_BATCH,
  'Invalid batch': NO_BATCH,
  'Invalid tokenId': NO_METADATA,
  'Batch frozen': FROZEN,
  '0 amt': NO_AMOUNT,
  'Can only grant to non holders': HAS_ROLE,
  'Can only renounce for self': NOT_OWN_ROLE,

  // Revert strings in all builds.
  ST: 'Each phase must start later than the previous one: change the order or the start times',
  'Initializable: contract is already initialized':
    'The contract is already initialized: deploy another one',
}

function roleName(role: RefusalArguments[string] | undefined): string {
  return ROLE_NAMES.get(role) ?? `${role}`
}

function feeSentence({ max, actual }: RefusalArguments): string {
  return `Basis points are at most ${max}, but received - ${actual}`
}
