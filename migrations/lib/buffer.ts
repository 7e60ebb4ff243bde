import { rmSync } from 'node:fs'
import { type AccountInfo, type Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import type { BufferKind } from './bufferKind.ts'
import { createKeypair, readKeypair } from './keypairFile.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'

/** The account at a stored keypair's address. */
interface KeptBuffer {
  address: PublicKey
  account: AccountInfo<Buffer>
  /** The buffer's authority; undefined = it is no buffer, as anybody can send lamports there. */
  authority: PublicKey | undefined
}

/** Reads the buffer that an earlier run left. */
async function keptBuffer(
  { connection }: Session,
  kind: BufferKind,
  path: string,
): Promise<KeptBuffer | undefined> {
  const address = readKeypair(path)?.publicKey
  const account = address && (await connection.getAccountInfo(address, 'confirmed'))
  if (!account) return undefined
  const isBuffer = account.owner.equals(kind.program)
  return { address, account, authority: isBuffer ? kind.authorityOf(account.data) : undefined }
}

/** Returns the lamports in the buffer that an earlier run left, if this one can go on with it. */
export async function leftInBuffer(
  session: Session,
  kind: BufferKind,
  path: string,
): Promise<number> {
  const kept = await keptBuffer(session, kind, path)
  return kept?.authority?.equals(session.wallet.publicKey) ? kept.account.lamports : 0
}

/** Finds the complete buffer that an earlier run gave to the program's authority. */
export async function proposedBuffer(
  session: Session,
  kind: BufferKind,
  path: string,
  { content, authority }: { content: Buffer; authority: PublicKey },
): Promise<PublicKey | undefined> {
  const kept = await keptBuffer(session, kind, path)
  if (!kept?.authority?.equals(authority)) return undefined
  return kept.account.data.subarray(kind.header).equals(content) ? kept.address : undefined
}

/** Forgets the keypair of a buffer that was used or closed. */
export async function forgetUsedBuffer(
  session: Session,
  kind: BufferKind,
  path: string,
): Promise<void> {
  if (readKeypair(path) && !(await keptBuffer(session, kind, path))?.authority) rmSync(path)
}

/**
 * Opens the buffer whose keypair is stored at `path`: an earlier run's if it has the right length, otherwise a new one.
 */
export async function openBuffer(
  session: Session,
  kind: BufferKind,
  path: string,
  length: number,
): Promise<Keypair> {
  const { connection, wallet } = session
  const keypair = readKeypair(path)
  const kept = await keptBuffer(session, kind, path)
  if (keypair && kept) {
    const isOurs = kept.authority?.equals(wallet.publicKey) === true
    if (isOurs && kept.account.data.length === kind.header + length) return keypair
    if (isOurs) await sendAndConfirm(session, [kind.close(kept.address, wallet.publicKey)])
    else if (kept.authority)
      session.log(`The buffer ${kept.address} stays with ${kept.authority}, who can close it.`)
    rmSync(path)
  }
  const buffer = keypair && !kept ? keypair : createKeypair(path)
  const space = kind.header + length
  const creation = SystemProgram.createAccount({
    fromPubkey: wallet.publicKey,
    newAccountPubkey: buffer.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(space),
    space,
    programId: kind.program,
  })
  const initialization = kind.initialize(buffer.publicKey, wallet.publicKey)
  await sendAndConfirm(session, [creation, ...initialization], [buffer])
  return buffer
}
