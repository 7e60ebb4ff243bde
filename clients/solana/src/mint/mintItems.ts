import { CoreError, isMintlineError } from '@mintline/core/errors'
import { formatItemId } from '@mintline/core/identifiers'
import { assertQuantity } from '@mintline/core/mint'
import { reasonOf } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { fetchItemMints, type ItemMint } from '../reads/fetchItemMints.ts'
import { fetchItems, type Item } from '../reads/fetchItems.ts'
import { coinOf, fetchRequiredNetwork, type MintNetwork } from '../rpc/network.ts'
import { takesBatch } from './batchSupport.ts'
import { type ConnectedMint, requestOf } from './checkedMint.ts'
import { assertAffordable } from './mintCost.ts'
import type {
  MintItemsInput,
  MintItemsOptions,
  MintProgress,
  SolanaMintResult,
} from './mintItemsInput.ts'
import { pollUntil } from './pollUntil.ts'
import { prepareMint } from './prepareMint.ts'
import { type SentMints, sendMints } from './sendMints.ts'

interface ConfirmedMints extends SentMints {
  readonly network: MintNetwork
}

/**
 * Mints items to a wallet: checks, sends, waits, and reads the items back.
 *
 * If another mint comes first, this one is rebuilt, at most 5 times in a row. Calls to Token-2022 go in a batch, unless the
 * network refuses that. If a transaction fails after others are
 * confirmed, the result says what was minted and what was not; if nothing was minted, the error is thrown.
 *
 * ```ts
 * const { items } = await mintItems(connection, { wallet, deployment: 'MYDROP', quantity: 2n })
 * ```
 *
 * @throws QUANTITY_NOT_POSITIVE, RPC_URL_MISMATCH, CHAIN_MISMATCH, WALLET_NOT_CONNECTED, NO_ACTIVE_PHASE,
 * NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED, WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED, and other errors from
 * `fetchMintState`, `planMint` and `sendTransaction`.
 * @throws MAX_PRICE_EXCEEDED, PRICE_TOKEN_CHANGED, MINT_FUNDS_TOO_LOW, TOKEN_FUNDS_TOO_LOW, TOKEN_ACCOUNT_FROZEN before
 * anything is sent.
 * @throws TRANSACTION_REJECTED if the user rejects the request.
 * @throws PROGRAM_ERROR, TRANSACTION_REFUSED if the transaction fails.
 * @throws CONFIRMATION_FAILED if the transaction expired.
 * @throws MINT_RACE_LOST if other mints came first each time.
 * @throws MINTED_ITEMS_NOT_READ if the mint is confirmed, but then the node fails or the signal aborts.
 * @throws NO_ITEMS_MINTED if no item can be read 13 seconds after confirmation.
 */
export async function mintItems(
  connection: Connection,
  input: MintItemsInput,
  options: MintItemsOptions = {},
): Promise<SolanaMintResult> {
  const { wallet, quantity } = input
  const report = (stage: MintProgress['stage'], minted: bigint) =>
    options.onProgress?.({ stage, signature: undefined, minted, quantity })
  assertQuantity(quantity)
  report('checking', 0n)
  const network = await fetchRequiredNetwork(connection, input.network, options)
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const coin = coinOf(network)
  const mint = { ...input, connection, wallet, coin }
  const usesBatch = takesBatch(connection) ?? true
  const prepared = await prepareMint(connection, { ...requestOf(mint), usesBatch }, options)
  const { cost, balance, tokens } = prepared
  const payer = (mint.payer ?? wallet).publicKey.toBase58()
  assertAffordable({ wallet: payer, cost, balance, coin, tokens })
  const sent = await sendMints(mint, prepared, options)
  report('reading items', BigInt(sent.mints.length))
  return readBack(mint, { ...sent, network }, options)
}

/** Always reports what is confirmed: by the items, or by the error. */
async function readBack(
  mint: ConnectedMint,
  sent: ConfirmedMints,
  options: MintItemsOptions,
): Promise<SolanaMintResult> {
  const { hashes, mints, network } = sent
  try {
    return await readItems(mint, sent, options)
  } catch (cause) {
    if (isMintlineError(cause, 'NO_ITEMS_MINTED')) throw cause
    const itemIds = mints.map((item) => itemIdOf(item.toBase58(), network))
    const context = { hashes, itemIds, reason: reasonOf(cause) }
    throw new CoreError('MINTED_ITEMS_NOT_READ', context, { cause })
  }
}

async function readItems(
  { connection, wallet, mintTo }: ConnectedMint,
  { hashes, mints, failure, network }: ConfirmedMints,
  options: MintItemsOptions,
): Promise<SolanaMintResult> {
  const { signal, clock } = options
  const addresses = mints.map((item) => item.toBase58())
  const read = () => fetchInBatches(connection, addresses, { signal, clock })
  const accounts = await pollUntil(read, (found) => !found.includes(undefined), options)
  const readable = accounts.flatMap((account) => account?.address ?? [])
  const [hash = ''] = hashes
  if (readable.length === 0) throw new CoreError('NO_ITEMS_MINTED', { hash })
  const items = await describeItems(connection, readable, options)
  return {
    hash,
    hashes,
    items: items.map((item) => ({
      itemId: itemIdOf(item.mint, network),
      mint: item.mint,
      number: item.number,
      name: item.name,
      holder: mintTo ?? wallet.publicKey.toBase58(),
      metadata: item.metadata,
    })),
    minted: BigInt(mints.length),
    failure,
  }
}

/** Fetches the items, with their metadata unless that is switched off. */
async function describeItems(
  connection: Connection,
  mints: readonly string[],
  { metadata, signal, clock }: MintItemsOptions,
): Promise<(ItemMint & Partial<Pick<Item, 'metadata'>>)[]> {
  const ask = { signal, clock }
  if (metadata === false) return fetchItemMints(connection, mints, ask)
  return fetchItems(connection, mints, { ...ask, ...(metadata && { metadata }) })
}

function itemIdOf(mint: string, { blockchain }: MintNetwork): string {
  return formatItemId({ blockchain, contract: mint, tokenId: undefined })
}
