import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import {
  containsBytes,
  getArrayDecoder,
  getNullableDecoder,
  getStructDecoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
  transformDecoder,
} from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import { getAddressDecoder } from '../addressCodec.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/** Squads, version 4. */
export const SQUADS_PROGRAM = new PublicKey('SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf')

/** The vault that Squads' app shows first; others of a multisig have later indexes. */
export const VAULT_INDEX = 0

/** `account:Multisig` in Anchor. */
const DISCRIMINATOR = Uint8Array.of(224, 116, 121, 186, 68, 161, 79, 236)

/** Bits in a member's permissions. */
const [INITIATE, VOTE, EXECUTE] = [1, 2, 4]

const address = transformDecoder(getAddressDecoder(), readAddress)

const MULTISIG = getStructDecoder([
  ['createKey', address],
  ['configAuthority', address],
  ['threshold', getU16Decoder()],
  ['timeLock', getU32Decoder()],
  ['transactionIndex', getU64Decoder()],
  ['staleTransactionIndex', getU64Decoder()],
  ['rentCollector', getNullableDecoder(address)],
  ['bump', getU8Decoder()],
  [
    'members',
    getArrayDecoder(
      getStructDecoder([
        ['address', address],
        ['permissions', getU8Decoder()],
      ]),
      { size: getU32Decoder() },
    ),
  ],
])

/** A member of a multisig, with what it may do. */
export interface SquadMember {
  readonly address: SolanaAddress
  readonly mayPropose: boolean
  readonly mayVote: boolean
  readonly mayExecute: boolean
}

/** A Squads multisig, whose members agree on its vault's transactions. */
export interface Squad {
  /** The multisig's account. */
  readonly address: SolanaAddress
  /** Its first vault, which signs and holds funds. */
  readonly vault: SolanaAddress
  /** How many members have to approve. */
  readonly threshold: number
  /** Seconds between approval and execution; 0 = none. */
  readonly timeLock: number
  /** The latest transaction's number; 0 = there is none. */
  readonly transactionIndex: bigint
  readonly members: readonly SquadMember[]
}

/**
 * Fetches a Squads multisig; undefined if there is none at the address, such as a vault's.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchSquad(
  connection: ReadConnection,
  multisig: string,
  options: AskOptions = {},
): Promise<Squad | undefined> {
  const key = new PublicKey(solanaAddress(multisig))
  const ask = (at: StateConfig) => connection.getAccountInfoAndContext(key, at)
  const { value } = await askForState(connection, 'getAccountInfo', ask, options)
  const isOne =
    value?.owner.toBase58() === SQUADS_PROGRAM.toBase58() &&
    containsBytes(value.data, DISCRIMINATOR, 0)
  if (!value || !isOne) return undefined
  const read = MULTISIG.decode(value.data, DISCRIMINATOR.length)
  const { threshold, timeLock, transactionIndex, members } = read
  return {
    address: solanaAddress(multisig),
    vault: solanaAddress(
      squadsAddress(key, Buffer.from('vault'), Uint8Array.of(VAULT_INDEX)).toBase58(),
    ),
    threshold,
    timeLock,
    transactionIndex,
    members: members.map(({ address: member, permissions }) => ({
      address: member,
      mayPropose: (permissions & INITIATE) !== 0,
      mayVote: (permissions & VOTE) !== 0,
      mayExecute: (permissions & EXECUTE) !== 0,
    })),
  }
}

/** Derives an address that belongs to a multisig. */
export function squadsAddress(multisig: PublicKey, ...seeds: readonly Uint8Array[]): PublicKey {
  const all = [Buffer.from('multisig'), multisig.toBytes(), ...seeds]
  return PublicKey.findProgramAddressSync(all, SQUADS_PROGRAM)[0]
}
