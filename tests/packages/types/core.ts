// Assertions about the types of @mintline/core. Compiled, never run.
import {
  assertPerWallet,
  type CheckoutData,
  CoreError,
  type DropClient,
  type ErrorCode,
  isMintlineError,
  type MintData,
  type MintlineError,
  type Price,
  shareOf,
  splitFee,
} from '@mintline/core'
import {
  assertIsEvmAddress,
  type EvmAddress,
  type ItemId,
  isItemId,
  itemId,
  type SolanaAddress,
  solanaAddress,
  solanaSignature,
} from '@mintline/core/identifiers'
import { type Blockchain, isBlockchain, type SolanaNetwork } from '@mintline/core/networks'
import { expectTypeOf } from 'expect-type'

declare const text: string
declare const thrown: unknown

export function amountsAreBigints(): void {
  expectTypeOf<Price['value']>().toEqualTypeOf<bigint>()
  expectTypeOf<CheckoutData['quantity']>().toEqualTypeOf<bigint>()
  expectTypeOf(shareOf(1_000n, 300)).toEqualTypeOf<bigint>()
  expectTypeOf(splitFee(5n, [{ address: text, share: 100 }])[0]?.value).toEqualTypeOf<
    bigint | undefined
  >()
  // @ts-expect-error: an amount is not a number
  shareOf(1_000, 300)
  // @ts-expect-error: basis points are not a bigint
  shareOf(1_000n, 300n)
  // @ts-expect-error: a cap is not a number
  assertPerWallet(1n, { max: 5, used: 0n })
}

export function identifiersAreBranded(): void {
  expectTypeOf(solanaAddress(text)).toEqualTypeOf<SolanaAddress>()
  expectTypeOf<SolanaAddress>().toExtend<string>()
  expectTypeOf(text).not.toExtend<SolanaAddress>()
  expectTypeOf<SolanaAddress>().not.toExtend<EvmAddress>()
  expectTypeOf(solanaSignature(text)).not.toExtend<SolanaAddress>()
  // @ts-expect-error: text must be parsed to identify an item
  const unchecked: ItemId = text
  // @ts-expect-error: an address is not an item
  const address: ItemId = solanaAddress(text)
  expectTypeOf([unchecked, address, itemId(text)]).toEqualTypeOf<ItemId[]>()
}

export function checksNarrow(): void {
  if (isItemId(text)) expectTypeOf(text).toEqualTypeOf<ItemId>()
  if (isBlockchain(text)) expectTypeOf(text).toEqualTypeOf<Blockchain>()
  assertIsEvmAddress(text)
  expectTypeOf(text).toEqualTypeOf<EvmAddress>()
}

export function codesNarrowContexts(): void {
  if (isMintlineError(thrown, 'WALLET_QUANTITY_EXCEEDED')) {
    expectTypeOf(thrown.code).toEqualTypeOf<'WALLET_QUANTITY_EXCEEDED'>()
    expectTypeOf(thrown.context.remaining).toEqualTypeOf<number | bigint>()
    // @ts-expect-error: the context of another error
    thrown.context.address
  }
  if (isMintlineError(thrown)) expectTypeOf(thrown.code).toEqualTypeOf<ErrorCode>()
  // @ts-expect-error: not a code
  isMintlineError(thrown, 'WALLET_QUANTITY')
  expectTypeOf(new CoreError('NOT_ON_WHITELIST', { address: text })).toExtend<MintlineError>()
  // @ts-expect-error: the address is missing
  new CoreError('NOT_ON_WHITELIST', {})
}

export function mintDataIsTold(data: MintData): void {
  if (data.type === 'active') {
    expectTypeOf(data.claimed).toEqualTypeOf<bigint>()
    expectTypeOf(data.supply).toEqualTypeOf<bigint | undefined>()
    expectTypeOf(data.price).toEqualTypeOf<Price>()
    // @ts-expect-error: results are read-only
    data.claimed = 0n
  } else {
    // @ts-expect-error: there is no price without a phase
    data.price
  }
}

export function dropClientsTakeTheirWallets(client: DropClient<{ sign(): void }>): void {
  const wallet = { sign: () => undefined }
  void client.mintItems({ wallet, quantity: 1n })
  // @ts-expect-error: a quantity is not a number
  void client.mintItems({ wallet, quantity: 1 })
  // @ts-expect-error: a wallet of another chain
  void client.mintItems({ wallet: { publicKey: text }, quantity: 1n })
  // @ts-expect-error: the wallet must be given, if only as undefined
  void client.mintItems({ quantity: 1n })
  expectTypeOf(client.watchMintedCount()).toExtend<AsyncGenerator<bigint>>()
}

export function networksKnowTheirBlockchain(network: SolanaNetwork): void {
  expectTypeOf(network.blockchain).toEqualTypeOf<'SOLANA' | 'ECLIPSE'>()
}
