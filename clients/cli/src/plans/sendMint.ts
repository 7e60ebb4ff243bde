import { isMintlineError } from '@mintline/core'
import { recorded } from '@mintline/core/drop'
import type { MintReporting, PreparedMint, SentMint, WantedMint } from '../drop/mintOnChain.ts'
import { EXIT } from '../exitCodes.ts'
import { type Line, labelled } from '../output/table.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

type MintToSend = Pick<
  PreparedMint,
  'session' | 'minter' | 'phase' | 'price' | 'maxPrice' | 'parts' | 'recorder' | 'send'
>

type WantedItems = Pick<WantedMint, 'quantity' | 'mintTo'>

/** Stages after which a transaction has ended, where several follow each other. */
const ENDED: ReadonlySet<string> = new Set(['confirmed', 'failed', 'expired'])

/** Records and sends a mint that was confirmed, and returns its result. */
export async function sendMint(mint: MintToSend, wanted: WantedItems): Promise<CommandResult> {
  const { session, phase, price, maxPrice = price, parts = 1, recorder, send } = mint
  const { output, signal } = session.context
  const { quantity } = wanted
  // Mint what was confirmed, even if phases and prices change meanwhile.
  const confirmed = { phaseIndex: phase.phaseIndex, maxPrice }
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
  return resultOf(mint, sent, wanted)
}

/** Formats an outcome, with the wallets that paid or got the items if they are others. */
function resultOf(
  { session: { address: payer, words }, minter }: MintToSend,
  { hash, transactions: sent = [{ hash }], items, failure }: SentMint,
  { mintTo }: WantedItems,
): CommandResult {
  const transactions = sent.map((one) => ({ ...one, explorer: words.urlOf(one.hash) }))
  const reason = failure?.error instanceof Error ? failure.error.message : 'unknown'
  return {
    text: labelled([
      ...items.map(({ itemId, line = ['item', itemId] }) => line),
      ['payer', payer === minter ? undefined : payer],
      ['receiver', mintTo],
      ...transactions.flatMap((one): Line[] => [
        ['transaction', one.hash],
        ['explorer', one.explorer],
      ]),
      ['not minted', failure && `${failure.quantity}: ${reason}`],
    ]),
    data: {
      payer,
      hash,
      hashes: transactions.map((one) => one.hash),
      transactions,
      items: items.map(({ itemId, document }) => ({ itemId, ...document })),
      ...(failure && { failure: { quantity: failure.quantity, reason } }),
    },
    exitCode: failure ? EXIT.partlyDone : EXIT.ok,
  }
}
