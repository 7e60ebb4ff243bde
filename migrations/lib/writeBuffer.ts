import type { PublicKey } from '@solana/web3.js'
import type { BufferKind } from './bufferKind.ts'
import { type Chunk, chunkCount, missingChunks } from './chunks.ts'
import { DeployError } from './deployError.ts'
import { send, statusesOf } from './send.ts'
import type { Session } from './session.ts'

/** Maximum pending transactions. */
const IN_FLIGHT = 16
/** Chunks to write before the buffer is read again. */
const ROUND_SIZE = 256
/** Maximum consecutive rounds without progress, for example if a node drops everything. */
const MAX_IDLE_ROUNDS = 3

/** Writes the missing chunks of a buffer's content, until it is complete. */
export async function writeBuffer(
  session: Session,
  kind: BufferKind,
  { name, content, buffer }: { name: string; content: Buffer; buffer: PublicKey },
): Promise<void> {
  const total = chunkCount(content.length)
  let before = Number.POSITIVE_INFINITY
  let idleRounds = 0
  let failure: unknown
  for (;;) {
    const account = await session.connection.getAccountInfo(buffer, 'confirmed')
    const written = account?.data.subarray(kind.header) ?? Buffer.alloc(0)
    const missing = missingChunks(content, written)
    session.log(`${name}: ${total - missing.length} of ${total} chunks are written.`)
    if (missing.length === 0) return
    idleRounds = missing.length < before ? 0 : idleRounds + 1
    if (idleRounds === MAX_IDLE_ROUNDS) {
      throw new DeployError(
        'NO_PROGRESS',
        `The node takes no more of ${name}. Run this again: it goes on from here.`,
        { cause: failure },
      )
    }
    before = missing.length
    failure = await writeRound(session, kind, buffer, missing.slice(0, ROUND_SIZE))
  }
}

/** Sends chunks in parallel and waits for them; returns a failure, if there was one. */
async function writeRound(
  session: Session,
  kind: BufferKind,
  buffer: PublicKey,
  chunks: readonly Chunk[],
): Promise<unknown> {
  const blockhash = await session.connection.getLatestBlockhash('confirmed')
  const authority = session.wallet.publicKey
  const queue = [...chunks]
  const signatures: string[] = []
  let failure: unknown
  const sendQueued = async () => {
    for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
      const instructions = [kind.write(buffer, authority, chunk)]
      try {
        signatures.push(await send(session, { instructions, signers: [], blockhash }))
      } catch (error) {
        session.signal?.throwIfAborted()
        failure = error
      }
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendQueued))
  await statusesOf(session, signatures, blockhash)
  return failure
}
