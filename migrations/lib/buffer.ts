import { rmSync } from 'node:fs'
import { type AccountInfo, type Keypair, SystemProgram } from '@solana/web3.js'
import { createKeypair, readKeypair } from './keypairFile.ts'
import { authorityOf, BUFFER_HEADER, closeBuffer, initializeBuffer, LOADER } from './loader.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'

/** Returns the lamports in the buffer that an earlier run left. */
export async function leftInBuffer({ connection }: Session, path: string): Promise<number> {
  const keypair = readKeypair(path)
  return keypair ? connection.getBalance(keypair.publicKey, 'confirmed') : 0
}

/**
 * Opens the buffer whose keypair is stored at `path`: an earlier run's if it has the right length, otherwise a new one.
 */
export async function openBuffer(session: Session, path: string, length: number): Promise<Keypair> {
  const { connection, wallet } = session
  const kept = readKeypair(path)
  const account = kept && (await connection.getAccountInfo(kept.publicKey, 'confirmed'))
  if (kept && account) {
    const isOurs = isBufferOf(account, wallet)
    if (isOurs && account.data.length === BUFFER_HEADER + length) return kept
    if (isOurs) await sendAndConfirm(session, [closeBuffer(kept.publicKey, wallet.publicKey)])
    rmSync(path)
  }
  const buffer = kept && !account ? kept : createKeypair(path)
  const space = BUFFER_HEADER + length
  const creation = SystemProgram.createAccount({
    fromPubkey: wallet.publicKey,
    newAccountPubkey: buffer.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(space),
    space,
    programId: LOADER,
  })
  const initialization = initializeBuffer(buffer.publicKey, wallet.publicKey)
  await sendAndConfirm(session, [creation, initialization], [buffer])
  return buffer
}

function isBufferOf({ owner, data }: AccountInfo<Buffer>, { publicKey }: Keypair): boolean {
  return owner.equals(LOADER) && authorityOf('buffer', data)?.equals(publicKey) === true
}
