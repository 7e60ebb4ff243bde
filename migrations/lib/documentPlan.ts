import type { AccountInfo, Connection, PublicKey } from '@solana/web3.js'
import {
  type Compression,
  Format,
  type PackedData,
  packDirectData,
} from '@solana-program/program-metadata'
import {
  documentAddress,
  METADATA_BUFFER,
  METADATA_HEADER,
  METADATA_PROGRAM,
  metadataOf,
} from './metadataProgram.ts'
import type { Plan } from './plan.ts'
import type { BuiltProgram, ProgramDocument } from './program.ts'

/** The next step for a program's document. */
export type DocumentPlan =
  | { kind: 'unchanged' }
  /** It differs, and neither the wallet nor the buffer authority may write it. */
  | { kind: 'left'; why: string }
  /** Write it, or a buffer for the program's authority to write it from. */
  | ({ kind: 'publish' | 'propose' } & DocumentWriting)

export interface DocumentWriting {
  packed: PackedData
  /** The program's upgrade authority. */
  authority: PublicKey
  account: DocumentAccount
}

/** The account at a document's address. */
export interface DocumentAccount {
  /**
   * `allocated`: an earlier run has made it, but it has no content yet. `unusable`: the same, but for another authority
   * or a longer document.
   */
  state: 'none' | 'allocated' | 'unusable' | 'published'
  /** Bytes of data, without the header. */
  length: number
  lamports: number
}

/** Returns true if the cluster has the program that keeps documents. */
export async function keepsDocuments(connection: Connection): Promise<boolean> {
  const account = await connection.getAccountInfo(METADATA_PROGRAM, 'confirmed')
  return account?.executable === true
}

/** Compares a program's document with the chain. */
export async function planDocument(
  connection: Connection,
  { name, address }: BuiltProgram,
  { seed, content }: ProgramDocument,
  plan: Plan,
  { wallet, bufferAuthority }: { wallet: PublicKey; bufferAuthority?: PublicKey | undefined },
): Promise<DocumentPlan> {
  const packed = packDirectData({ content })
  const account = await connection.getAccountInfo(documentAddress(address, seed), 'confirmed')
  const isOwned = account?.owner.equals(METADATA_PROGRAM) === true
  const published = isOwned ? metadataOf(account.data) : undefined
  if (published && isSame(published, packed)) return { kind: 'unchanged' }

  const authority = plan.kind === 'deploy' ? wallet : plan.authority
  if (published && !published.mutable) return left('it is final')
  if (!authority) return left(`${name} is final`)
  const found = accountAt(isOwned ? account : null, !!published, { packed, authority })
  // Anybody can send lamports there before.
  const writing = { packed, authority, account: { ...found, lamports: account?.lamports ?? 0 } }
  if (bufferAuthority && authority.equals(bufferAuthority)) return { kind: 'propose', ...writing }
  if (authority.equals(wallet)) return { kind: 'publish', ...writing }
  return left(`only ${authority} may write it: name it with \`--buffer-authority\``)
}

function left(why: string): DocumentPlan {
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
): Omit<DocumentAccount, 'lamports'> {
  if (!account) return { state: 'none', length: 0 }
  const length = account.data.length - METADATA_HEADER
  if (isPublished) return { state: 'published', length }
  const isOurs = METADATA_BUFFER.authorityOf(account.data)?.equals(authority) === true
  return { state: isOurs && length <= packed.data.length ? 'allocated' : 'unusable', length }
}
