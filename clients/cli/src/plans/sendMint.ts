import { isMintlineError } from '@mintline/core'
import { recorded } from '@mintline/core/drop'
import type { MintReporting, MintSession, SendableMint, SentMint } from '../drop/mintOnChain.ts'
import { EXIT } from '../exitCodes.ts'
import { type Line, labelled } from '../output/table.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Stages after which a transaction has ended, where several follow each other. */
const ENDED: ReadonlySet<string> = new Set(['confirmed', 'failed', 'expired'])

/** A mint to send. */
interface MintToSend {
  readonly quantity: bigint
  /** Receiver of the items; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** Undefined = the minting wallet pays. */
  readonly payer: string | undefined
  readonly confirmed: Parameters<SendableMint['send']>[0]
}

/** Records and sends a mint, and returns its result. */
export async function sendMint(
  session: MintSession,
  { parts = 1, recorder, send }: SendableMint,
  { confirmed, ...wanted }: MintToSend,
): Promise<CommandResult> {
  const { output, signal } = session.context
  const { quantity } = wanted
  let part = 1
  let told: string | undefined
  let minted = 0n
  const title = () => {
    // Other minters may cause more transactions than planned.
    const of = parts > 1 ? `, part ${part} of ${Math.max(part, parts)}` : ''
    return `Mint of ${quantity}${of}`
  }
  const sent = await recorded(
    { journal: session.journal, ...recorder },
    // Another run may not want the items any more.
    { title, isRepeatable: false },
    async ({ onSent, onEnded, ...recording }): Promise<SentMint> => {
      const onProgress: MintReporting['onProgress'] = ({ stage, hash, minted: count }) => {
        minted = count
        if (ENDED.has(stage)) onEnded()
        if (hash !== undefined && hash !== told) {
          told = hash
          output.info(`  ${title()}: ${hash}`)
          onSent(hash)
        } else output.detail(`  ${title()}: ${stage}`)
        if (stage === 'confirmed') part += 1
      }
      const onNodeFailure = (error: Error) => output.detail(error.message)
      try {
        return await send(confirmed, { signal, ...recording, onProgress, onNodeFailure })
      } catch (error) {
        // What is confirmed is no failure.
        if (!isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) throw error
        output.warn(error.message)
        const { hashes, itemIds } = error.context
        const missing = quantity - minted
        return {
          hash: hashes[0] ?? '',
          transactions: hashes.map((hash) => ({ hash })),
          items: itemIds.map((itemId) => ({ itemId })),
          failure: missing > 0n ? { quantity: missing, error: undefined } : undefined,
        }
      }
    },
  )
  return resultOf(session, sent, wanted)
}

/** Formats an outcome, with the wallets that paid or got the items if they are others. */
function resultOf(
  { address, words }: MintSession,
  { hash, transactions: sent = [{ hash }], items, failure }: SentMint,
  { payer, mintTo }: Pick<MintToSend, 'payer' | 'mintTo'>,
): CommandResult {
  const transactions = sent.map((one) => ({ ...one, explorer: words.urlOf(one.hash) }))
  const reason = failure?.error instanceof Error ? failure.error.message : 'unknown'
  return {
    text: labelled([
      ...items.map(({ itemId, line = ['item', itemId] }) => line),
      ['payer', payer],
      ['receiver', mintTo],
      ...transactions.flatMap((one): Line[] => [
        ['transaction', one.hash],
        ['explorer', one.explorer],
      ]),
      ['not minted', failure && `${failure.quantity}: ${reason}`],
    ]),
    data: {
      payer: address,
      hash,
      hashes: transactions.map((one) => one.hash),
      transactions,
      items: items.map(({ itemId, document = itemId }) => document),
      ...(failure && { failure: { quantity: failure.quantity, reason } }),
    },
    exitCode: failure ? EXIT.partlyDone : EXIT.ok,
  }
}
