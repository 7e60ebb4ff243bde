import { type DropState, prepareBurn } from '@mintline/evm'
import { readOption, readWhole, usageError } from '../../commands/optionValues.ts'
import { counted } from '../../output/counted.ts'
import { executeAsResult } from '../../plans/carryOut.ts'
import { planOf } from '../../plans/planSections.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'

interface BurnOptions extends DropOption {
  readonly item?: readonly string[]
  readonly quantity?: string
}

/** Items to burn: token ids in an erc721 drop, or a quantity of the token id in an erc1155 drop. */
interface NamedItems {
  readonly tokenIds: readonly bigint[]
  readonly quantity: bigint | undefined
}

export async function burn(context: EvmContext, options: BurnOptions): Promise<CommandResult> {
  const items = namedItems(options)
  const session = await openEvmSession(context)
  const { state: drop } = await readDrop(context, options)
  assertFitsVariant(drop, items)
  const input = { drop, wallet: session.wallet, ...items }
  const transaction = await prepareBurn(session.chain.connection, input, { signal: context.signal })
  const title = titleOf(drop, items)
  context.output.warn('Nobody can bring back burned items')
  return executeAsResult(session, planOf(title, [{ title, transaction }], []))
}

function namedItems({ item = [], quantity }: BurnOptions): NamedItems {
  const tokenIds = new Set(item.map((id) => readWhole('--item', id)))
  return {
    tokenIds: [...tokenIds],
    quantity: readOption('--quantity', quantity, (text) => readWhole('--quantity', text)),
  }
}

/** @throws USAGE_INVALID if the options name items of the other variant, or none. */
function assertFitsVariant(
  { variant }: Pick<DropState, 'variant'>,
  { tokenIds, quantity }: NamedItems,
): void {
  if (variant === 'erc721') {
    if (quantity === undefined && tokenIds.length > 0) return
    throw usageError('Name the items of an erc721 drop with --item alone, by their token ids')
  }
  if (quantity !== undefined && tokenIds.length === 0) return
  throw usageError('Items of an erc1155 drop share a token id: give --token-id and --quantity')
}

function titleOf(
  { variant, tokenId }: Pick<DropState, 'variant' | 'tokenId'>,
  { tokenIds, quantity = 0n }: NamedItems,
): string {
  if (variant === 'erc1155') return `Burn ${counted(quantity, 'item')} of token id ${tokenId}`
  return `Burn ${tokenIds.length === 1 ? 'item' : 'items'} ${tokenIds.join(', ')}`
}
