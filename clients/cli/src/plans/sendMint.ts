import { isMintlineError } from '@mintline/core'
import type { Output } from '../output/output.ts'
import { labelled } from '../output/table.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type Recorder, type RecordingOptions, recorded } from './recorded.ts'
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

/** Options for a recorded mint. */
type SendingOptions = Omit<RecordingOptions, 'onSent'> & {
  onProgress(progress: { readonly hash: string | undefined }): void
}

/** Records and sends a mint, and returns its result. */
export async function sendMint(
  session: Recorder,
  { quantity, mintTo }: MintToSend,
  mint: (options: SendingOptions) => Promise<MintedIds>,
): Promise<CommandResult> {
  const minted = await recorded(
    session,
    // Another run may not want the items any more.
    { title: `Mint of ${quantity}`, isRepeatable: false },
    ({ onSent, ...options }) =>
      itemsOrIds(session.context.output, () =>
        mint({ ...options, onProgress: tellingOnce(onSent) }),
      ),
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
