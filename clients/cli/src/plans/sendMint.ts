import { isMintlineError, type MintlineError } from '@mintline/core'
import { type Recording, recorded, type StepJournal } from '@mintline/core/drop'
import type { Output } from '../output/output.ts'
import { labelled } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { tellingOnce } from './tellingOnce.ts'

/** The items from a confirmed mint. */
interface MintedIds {
  readonly hash: string | undefined
  readonly items: readonly { readonly itemId: string }[]
}

/** A mint to send, with its receiver if that is another wallet. */
interface MintToSend {
  readonly quantity: bigint
  readonly mintTo?: string | undefined
}

/** A wallet's session, and which errors end a transaction on its chain. */
interface MintSession {
  readonly context: BaseContext
  readonly journal: StepJournal
  /** Returns true if a transaction with this error has ended; otherwise it may still land. */
  hasEnded(error: MintlineError): boolean
}

/** Options for a recorded mint. */
interface SendingOptions extends Pick<Recording, 'beforeSend' | 'beforeAsk' | 'onRefused'> {
  readonly signal: AbortSignal
  onProgress(progress: { readonly hash: string | undefined }): void
  onNodeFailure(error: Error): void
}

/** Records and sends a mint, and returns its result. */
export async function sendMint(
  { context, journal, hasEnded }: MintSession,
  { quantity, mintTo }: MintToSend,
  mint: (options: SendingOptions) => Promise<MintedIds>,
): Promise<CommandResult> {
  const { output, signal } = context
  const title = `Mint of ${quantity}`
  const minted = await recorded(
    { journal, signal, hasEnded },
    // Another run may not want the items any more.
    { title, isRepeatable: false },
    ({ onSent, ...recording }) => {
      const onProgress = tellingOnce((hash) => {
        output.info(`  ${title}: ${hash}`)
        onSent(hash)
      })
      const onNodeFailure = (error: Error) => output.detail(error.message)
      return itemsOrIds(output, () => mint({ signal, ...recording, onProgress, onNodeFailure }))
    },
  )
  return mintResult(minted, mintTo)
}

/** Mints, and only warns if a confirmed mint's items cannot be read. */
async function itemsOrIds(output: Output, mint: () => Promise<MintedIds>): Promise<MintedIds> {
  try {
    return await mint()
  } catch (error) {
    if (!isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) throw error
    output.warn(error.message)
    const { hashes, itemIds } = error.context
    return { hash: hashes[0], items: itemIds.map((itemId) => ({ itemId })) }
  }
}

/** Formats a mint's result, with the wallet that got the items if another one paid. */
function mintResult({ hash, items }: MintedIds, receiver: string | undefined): CommandResult {
  const itemIds = items.map(({ itemId }) => itemId)
  return {
    text: labelled([
      ...itemIds.map((itemId) => ['item', itemId] as const),
      ['receiver', receiver],
      ['transaction', hash],
    ]),
    data: { hash, items: itemIds },
  }
}
