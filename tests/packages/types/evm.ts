// Assertions about the types of @mintline/evm. Compiled, never run.
import { type DropClient, isMintlineError, type MintResult } from '@mintline/core'
import type { DropChain, DropState as SharedState } from '@mintline/core/drop'
import type { EvmAddress } from '@mintline/core/identifiers'
import {
  type ClaimCondition,
  clientWallet,
  connectChain,
  createDropClient,
  type DropState,
  type DropVariant,
  deployedDrop,
  deployTransaction,
  type EvmConnection,
  type EvmTransaction,
  type EvmWallet,
  fetchDropState,
  mintItems,
  planClaimConditions,
  prepareMint,
  providerWallet,
  type SentTransaction,
  sendTransaction,
} from '@mintline/evm'
import {
  type EvmPresent,
  type EvmSentStep,
  type EvmStep,
  type EvmStepPreview,
  type EvmTerms,
  evmDropChain,
  readDrop,
} from '@mintline/evm/drop'
import { readKeystore } from '@mintline/evm/node'
import { expectTypeOf } from 'expect-type'
import { createPublicClient, createWalletClient, http, type TransactionReceipt } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

declare const connection: EvmConnection
declare const drop: DropState
declare const wallet: EvmWallet
declare const text: string
declare const terms: EvmTerms
declare const thrown: unknown

export function isADropClient(): void {
  const client = createDropClient({ connection, contract: text })
  expectTypeOf(client).toEqualTypeOf<DropClient<EvmWallet>>()
  void client.mintItems({ wallet, quantity: 1n })
  // @ts-expect-error: an address is not a wallet
  void client.mintItems({ wallet: text, quantity: 1n })
  // @ts-expect-error: not a drop
  createDropClient({ connection })
  expectTypeOf(mintItems(connection, { wallet, contract: text, quantity: 1n })).resolves.toExtend<
    Pick<MintResult, 'items'>
  >()
}

export async function dropsArePlannedAsOnOtherChains(): Promise<void> {
  const drops = evmDropChain(connection, { tokenId: 0n })
  expectTypeOf(drops).toEqualTypeOf<
    DropChain<EvmTerms, EvmPresent, EvmStep, EvmWallet, EvmStepPreview, EvmSentStep>
  >()
  expectTypeOf(readDrop(connection, { contract: text })).resolves.toExtend<SharedState>()
  const present = await drops.read(text)
  const { steps } = await drops.plan({ terms, present, wallet: text })
  expectTypeOf(steps).items.toHaveProperty('transaction').toEqualTypeOf<EvmTransaction>()
  // @ts-expect-error: terms of a drop on another chain
  void drops.plan({ terms: { ...terms, extras: {} }, present, wallet: text })
}

export function nodesAreUrlsProvidersOrClients(): void {
  const transport = http(text)
  expectTypeOf(connectChain(text)).toEqualTypeOf<EvmConnection>()
  connectChain({ request: async () => null })
  connectChain(createPublicClient({ transport }))
  connectChain(text, { reserve: text, pollingInterval: 1_000 })
  // @ts-expect-error: an option that does not exist
  connectChain(text, { interval: 1_000 })
  // @ts-expect-error: not a node
  connectChain(31_337)
}

export function walletsComeFromProvidersAndClients(): void {
  expectTypeOf(providerWallet({ request: async () => null }, text)).toEqualTypeOf<EvmWallet>()
  expectTypeOf(readKeystore(text, text)).toEqualTypeOf<PrivateKeyAccount>()
  const account = readKeystore(text, text)
  const client = createWalletClient({ account, transport: http(text) })
  expectTypeOf(clientWallet(client)).toEqualTypeOf<EvmWallet>()
  expectTypeOf(wallet.address).toEqualTypeOf<EvmAddress>()
}

export function amountsAreBigints(): void {
  expectTypeOf<ClaimCondition['pricePerToken']>().toEqualTypeOf<bigint>()
  expectTypeOf<ClaimCondition['startTimestamp']>().toEqualTypeOf<bigint>()
  expectTypeOf<DropState['variant']>().toEqualTypeOf<DropVariant>()
  expectTypeOf<DropVariant>().toEqualTypeOf<'erc721' | 'erc1155'>()
  planClaimConditions(drop, [{ startTimestamp: 0n, pricePerToken: 0n }])
  // @ts-expect-error: a price is not a number
  planClaimConditions(drop, [{ startTimestamp: 0n, pricePerToken: 5 }])
  // @ts-expect-error: a quantity is not a number
  void prepareMint(connection, { contract: text, quantity: 1 })
}

export function plansAreTransactions(receipt: TransactionReceipt): void {
  const settings = {
    admin: text,
    name: text,
    symbol: text,
    contractUri: text,
    saleRecipient: text,
    royalty: { valueBp: 500, recipient: text },
    platformFee: { valueBp: 300, recipient: text },
  }
  const transaction = deployTransaction(text, settings)
  expectTypeOf(transaction).toEqualTypeOf<EvmTransaction>()
  expectTypeOf(deployedDrop(receipt)).toEqualTypeOf<EvmAddress>()
  // @ts-expect-error: basis points are not a bigint
  deployTransaction(text, { ...settings, royalty: { valueBp: 500n, recipient: text } })
  const sent = sendTransaction(connection, { wallet, transaction, network: drop.network })
  expectTypeOf(sent).resolves.toEqualTypeOf<SentTransaction>()
}

export function codesNarrowContexts(): void {
  if (isMintlineError(thrown, 'CONTRACT_REFUSED')) {
    expectTypeOf(thrown.context.name).toEqualTypeOf<string>()
    // @ts-expect-error: the context of another error
    thrown.context.balance
  }
  if (isMintlineError(thrown, 'FUNDS_TOO_LOW')) {
    expectTypeOf(thrown.context.needed).toEqualTypeOf<bigint | undefined>()
  }
}

export function readsAreOneDrop(): void {
  expectTypeOf(fetchDropState(connection, { contract: text })).resolves.toEqualTypeOf<DropState>()
  // @ts-expect-error: results are read-only
  drop.conditions = []
  // @ts-expect-error: a token id is not a number
  void fetchDropState(connection, { contract: text, tokenId: 1 })
}
