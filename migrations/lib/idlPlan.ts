import type { AccountInfo, Connection, PublicKey } from '@solana/web3.js'
import {
  type Compression,
  Format,
  type PackedData,
  packDirectData,
} from '@solana-program/program-metadata'
import {
  idlAddress,
  METADATA_BUFFER,
  METADATA_HEADER,
  METADATA_PROGRAM,
  metadataOf,
} from './metadataProgram.ts'
import type { Plan } from './plan.ts'
import type { BuiltProgram } from './program.ts'

/** What to do with a program's IDL. */
export type IdlPlan =
  | { kind: 'unchanged' }
  /** It differs, and neither the wallet nor the buffer authority may write it. */
  | { kind: 'left'; why: string }
  /** Write it, or a buffer for the program's authority to write it from. */
  | ({ kind: 'publish' | 'propose' } & IdlWriting)

export interface IdlWriting {
  packed: PackedData
  /** The program's upgrade authority. */
  authority: PublicKey
  account: IdlAccount
}

/** The account at an IDL's address. */
export interface IdlAccount {
  /**
   * `allocated`: an earlier run has made it, but it has no content yet. `unusable`: the same, but for another authority
   * or a longer IDL.
   */
  state: 'none' | 'allocated' | 'unusable' | 'published'
  /** Bytes of data, without the header. */
  length: number
  lamports: number
}

/** Returns true if the cluster has the program that keeps IDLs. */
export async function keepsIdls(connection: Connection): Promise<boolean> {
  const account = await connection.getAccountInfo(METADATA_PROGRAM, 'confirmed')
  return account?.executable === true
}

/** Compares a program's IDL with the chain. */
export async function planIdl(
  connection: Connection,
  { name, address, idl }: BuiltProgram & { idl: string },
  plan: Plan,
  { wallet, bufferAuthority }: { wallet: PublicKey; bufferAuthority?: PublicKey | undefined },
): Promise<IdlPlan> {
  const packed = packDirectData({ content: idl })
  const account = await connection.getAccountInfo(idlAddress(address), 'confirmed')
  const isOwned = account?.owner.equals(METADATA_PROGRAM) === true
  const published = isOwned ? metadataOf(account.data) : undefined
  if (published && isSame(published, packed)) return { kind: 'unchanged' }

  const authority = plan.kind === 'deploy' ? wallet : plan.authority
  if (published && !published.mutable) return left(`its IDL on chain is final`)
  if (!authority) return left(`${name} is final`)
  const found = accountAt(isOwned ? account : null, !!published, { packed, authority })
  // Anybody can send lamports there before.
  const writing = { packed, authority, account: { ...found, lamports: account?.lamports ?? 0 } }
  if (bufferAuthority && authority.equals(bufferAuthority)) return { kind: 'propose', ...writing }
  if (authority.equals(wallet)) return { kind: 'publish', ...writing }
  return left(`only ${authority} may write it: name it with \`--buffer-authority\``)
}

function left(why: string): IdlPlan {
  return { kind: 'left', why }
}

/** Compares packed bytes: what others have packed is not unpacked, which could fill the memory. */
function isSame(
  published: NonNullable<ReturnType<typeof metadataOf>>,
  packed: PackedData,
): boolean {
  const { dataLength, data } = published
  return (
    published.format === Format.Json &&
    published.dataSource === packed.dataSource &&
    published.encoding === packed.encoding &&
    published.compression === (packed.compression as Compression) &&
    Buffer.from(packed.data).equals(Buffer.from(data).subarray(0, dataLength))
  )
}

function accountAt(
  account: AccountInfo<Buffer> | null,
  isPublished: boolean,
  { packed, authority }: { packed: PackedData; authority: PublicKey },
): Omit<IdlAccount, 'lamports'> {
  if (!account) return { state: 'none', length: 0 }
  const length = account.data.length - METADATA_HEADER
  if (isPublished) return { state: 'published', length }
  const isOurs = METADATA_BUFFER.authorityOf(account.data)?.equals(authority) === true
  return { state: isOurs && length <= packed.data.length ? 'allocated' : 'unusable', length }
}
