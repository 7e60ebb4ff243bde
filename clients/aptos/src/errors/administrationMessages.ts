import { withKind } from '@mintline/core/errors'

/** Messages about invalid phases. */
const PHASE_MESSAGES = {
  DROP_PHASES_TOO_MANY: ({ count, max }: { count: number; max: number }) =>
    `A drop has at most ${max} phases, but would have ${count}`,
  DROP_PHASE_NOT_FOUND: withKind(
    'notFound',
    ({ phaseId }: { phaseId: bigint }) => `The drop has no phase with the id ${phaseId}`,
  ),
  DROP_PHASE_REPEATED: ({ phaseId }: { phaseId: bigint }) =>
    `The phase with the id ${phaseId} is repeated`,
  DROP_PHASE_START_TAKEN: ({ saleMintTime }: { saleMintTime: bigint }) =>
    `Two phases cannot start at the same time, ${timeText(saleMintTime)}`,
  DROP_PHASE_AFTER_END: ({ saleMintTime, endTime }: { saleMintTime: bigint; endTime: bigint }) =>
    `A phase cannot start at ${timeText(saleMintTime)}: the drop ends at ${timeText(endTime)}`,
  DROP_PHASE_HAS_MINTS: ({ phaseId, minted }: { phaseId: bigint; minted: bigint }) =>
    `The phase with the id ${phaseId} cannot be removed, because ${minted} items were minted in it`,
  DROP_PHASE_HAS_ENTRIES: ({ phaseId, entries }: { phaseId: bigint; entries: bigint }) =>
    `The phase with the id ${phaseId} has ${entries} allowlist entries: remove them before it gets a merkle root`,
  DROP_PHASE_HAS_ROOT: ({ phaseId }: { phaseId: bigint }) =>
    `The phase with the id ${phaseId} has a merkle root, so its list is not on chain: change the merkle list, or remove the root first`,
  DROP_PHASE_ROOT_NOT_ALLOWED: (_: { merkleRoot: string }) =>
    'Only a private phase can have a merkle root',
  DROP_PHASES_NOT_REACHABLE: (_: { collection: string }) =>
    'There is no way from the present phases to these that keeps the rules of the drop at each step: change fewer phases at a time',
}

/** Latest time that a `Date` can hold, in Unix seconds. */
const LAST_DATE = 8_640_000_000_000n

/** Messages about drop changes by owners, before anything is sent. */
export const ADMINISTRATION_MESSAGES = {
  ...PHASE_MESSAGES,
  WRONG_DROP_WALLET: ({ role, expected, actual }: WrongWallet) =>
    `Use the wallet of the ${role}, ${expected}; the one given is ${actual}`,
  U64_INVALID: ({ value, min }: { value: bigint; min: bigint }) =>
    `A whole number from ${min} to 2^64 - 1 is needed, but received - ${value}`,
  DROP_TIME_INVALID: ({ value }: { value: string }) =>
    `${value} is not a time: write it like 2026-05-01T16:00:00Z, with a time zone`,
  /** `collection` is undefined if the drop is not created yet. */
  FIXED_IN_VERSION_1: (_: { collection: string | undefined }) =>
    'Drops of version 1 have a fixed platform fee, no limit per transaction and no limit of open editions',
  // Creation.
  DROP_TEXT_LENGTH_INVALID: ({ field, bytes, min, max, isTemplate }: TextLength) =>
    `A text of ${min} to ${max} bytes is needed as ${field}, but received - ${bytes}${isTemplate ? ', with 20 digits in place of each {}' : ''}`,
  DROP_EXISTS: ({ collection, differences }: ExistingDrop) =>
    `The drop ${collection} exists already with other settings (${differences.join(', ')}): change that one, or choose another seed`,

  // Supply.
  TOTAL_SUPPLY_RAISED: ({ totalSupply, before }: { totalSupply: bigint; before: bigint }) =>
    `The total supply is ${before} and can only be lowered, not set to ${totalSupply}`,
  TOTAL_SUPPLY_BELOW_MINTED: ({ totalSupply, minted }: { totalSupply: bigint; minted: bigint }) =>
    `The total supply cannot be ${totalSupply}: ${minted} items are minted`,

  // Money.
  ROYALTIES_INVALID: ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    `Royalties cannot be more than the whole price, but would be ${numerator} of ${denominator}`,
  DROP_RECIPIENTS_INVALID: ({ count, max }: { count: number; max: number }) =>
    `From 1 to ${max} recipients are needed, but received - ${count}`,
  DROP_RECIPIENT_INVALID: ({ address }: { address: string }) =>
    `${address} cannot receive payments of the drop, because it belongs to Aptos or to the drop itself: use a wallet`,
  DROP_RECIPIENT_REPEATED: ({ address }: { address: string }) => `${address} is repeated`,
  DROP_SHARE_INVALID: ({ share }: { share: bigint }) =>
    `A share is a whole number from 1 to 100, but received - ${share}`,
  DROP_SHARES_NOT_100: ({ total }: { total: bigint }) =>
    `The shares must sum to 100, but sum to ${total}`,

  // Ownership.
  OWNER_ALREADY: ({ wallet }: { wallet: string }) => `${wallet} owns the drop already`,
  OWNERSHIP_NOT_OFFERED: (_: { collection: string }) =>
    'The ownership of this drop is not on offer: its owner has to offer it first',
}

interface TextLength {
  /** The input's name. */
  field: string
  bytes: number
  min: number
  max: number
  /** True if `{}` stands for an item number, with up to 20 digits. */
  isTemplate: boolean
}

interface ExistingDrop {
  collection: string
  /** Names of the settings that differ. */
  differences: readonly string[]
}

interface WrongWallet {
  role: 'owner' | 'next owner' | 'owner of the vault'
  /** Wallet that may send the change. */
  expected: string
  actual: string
}

function timeText(unixSeconds: bigint): string {
  return unixSeconds > LAST_DATE
    ? `${unixSeconds}`
    : new Date(Number(unixSeconds) * 1_000).toISOString().replace('.000Z', 'Z')
}
