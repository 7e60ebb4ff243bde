// Assertions about the types of @mintline/solana. Compiled, never run.
import { type DropClient, isMintlineError, type MintResult } from '@mintline/core'
import type { DropChain, DropTerms } from '@mintline/core/drop'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import {
  type AllowlistEntry,
  AllowlistError,
  type CollectionInfo,
  createDropClient,
  deriveEditionsControls,
  deriveItemMint,
  type EditionPhase,
  fetchCollectionInfo,
  keypairWallet,
  mintItems,
  type Plan,
  phaseTermsOf,
  planDeploy,
  SolanaClientError,
  type SolanaMintResult,
  type SolanaWallet,
  sendPlan,
  type TransactionOutcome,
} from '@mintline/solana'
import { type EditionsProgram, editionsProgram } from '@mintline/solana/anchor'
import { type SolanaDropStep, type SolanaDropTerms, solanaDropChain } from '@mintline/solana/drop'
import { openFileJournal } from '@mintline/solana/node'
import { rpcReadConnection } from '@mintline/solana/reads'
import { umiWallet } from '@mintline/solana/umi'
import { type Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { expectTypeOf } from 'expect-type'

declare const connection: Connection
declare const address: SolanaAddress
declare const text: string
declare const thrown: unknown

export function isADropClient(): void {
  const client = createDropClient({ connection, deployment: text })
  expectTypeOf(client).toEqualTypeOf<DropClient<SolanaWallet>>()
  const wallet = keypairWallet(Keypair.generate())
  void client.mintItems({ wallet, quantity: 1n })
  // @ts-expect-error: a keypair is not a wallet
  void client.mintItems({ wallet: Keypair.generate(), quantity: 1n })
  // @ts-expect-error: not a drop
  createDropClient({ connection })
  expectTypeOf<SolanaMintResult>().toExtend<MintResult>()
}

export function amountsAreBigints(): void {
  expectTypeOf<CollectionInfo['maxNumberOfTokens']>().toEqualTypeOf<bigint>()
  expectTypeOf<EditionPhase['priceAmount']>().toEqualTypeOf<bigint>()
  expectTypeOf<EditionPhase['startTime']>().toEqualTypeOf<bigint>()
  expectTypeOf<AllowlistEntry['price']>().toEqualTypeOf<bigint>()
  expectTypeOf<EditionPhase['phaseIndex']>().toEqualTypeOf<number>()
  // @ts-expect-error: a price is not a number
  phaseTermsOf({ priceAmount: 5, phaseType: 'public' }, 0n)
  // @ts-expect-error: not a phase type
  phaseTermsOf({ priceAmount: 5n, phaseType: 'open' }, 0n)
}

export function addressesAreBranded(): void {
  expectTypeOf(deriveEditionsControls(address)).toEqualTypeOf<SolanaAddress>()
  expectTypeOf<CollectionInfo['treasury']>().toEqualTypeOf<SolanaAddress>()
  // @ts-expect-error: text must be parsed to derive accounts
  deriveEditionsControls(text)
  deriveEditionsControls(solanaAddress(text))
  // @ts-expect-error: a count is not a number
  deriveItemMint(address, address, 3)
}

export async function plansAreSent(plan: Plan, wallet: SolanaWallet): Promise<void> {
  void sendPlan({ connection, wallet }, plan)
  // @ts-expect-error: sending requires a wallet
  void sendPlan({ connection }, plan)
  // @ts-expect-error: treasury, fees and texts are missing
  void planDeploy({ creator: text, symbol: text })
  const { items, failure } = await mintItems(connection, {
    wallet,
    deployment: text,
    quantity: 2n,
  })
  expectTypeOf(items[0]?.number).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(failure?.quantity).toEqualTypeOf<bigint | undefined>()
}

export async function dropsArePlanned(terms: SolanaDropTerms, wallet: SolanaWallet): Promise<void> {
  const chain = solanaDropChain(connection)
  const planned: DropChain<SolanaDropTerms> = chain
  expectTypeOf(planned.read).returns.toExtend<Promise<object | undefined>>()
  const { steps } = await chain.plan({ terms, present: undefined, wallet: text })
  expectTypeOf(steps).toEqualTypeOf<readonly SolanaDropStep[]>()
  void sendPlan({ connection, wallet }, { title: text, transactions: steps, warnings: [] })
  const ofNoChain = terms as DropTerms
  // @ts-expect-error: what only this chain has is missing
  void chain.plan({ terms: ofNoChain, present: undefined, wallet: text })
}

export function outcomesAreTold(outcome: TransactionOutcome): void {
  expectTypeOf(outcome.status).toEqualTypeOf<'confirmed' | 'failed' | 'expired'>()
}

export function codesOfThisPackageNarrow(): void {
  if (isMintlineError(thrown, 'ALLOWLIST_PRICE_NEGATIVE')) {
    expectTypeOf(thrown.context.price).toEqualTypeOf<bigint>()
  }
  if (isMintlineError(thrown, 'MAX_PRICE_EXCEEDED')) {
    expectTypeOf(thrown.context.maxPrice).toEqualTypeOf<bigint>()
  }
  // @ts-expect-error: a code of core, which has its own class
  new SolanaClientError('NO_ACTIVE_PHASE', {})
  // @ts-expect-error: the context of the code is missing
  new AllowlistError('ALLOWLIST_PRICE_NEGATIVE')
}

export async function readsNeedNoWeb3(plan: Plan, wallet: SolanaWallet): Promise<void> {
  const reading = rpcReadConnection(text)
  expectTypeOf(await fetchCollectionInfo(reading, text)).toEqualTypeOf<CollectionInfo>()
  // @ts-expect-error: this connection only reads
  void sendPlan({ connection: reading, wallet }, plan)
}

export function otherLibrariesFit(): void {
  expectTypeOf(editionsProgram).returns.toEqualTypeOf<EditionsProgram>()
  expectTypeOf(umiWallet).returns.toEqualTypeOf<SolanaWallet>()
  expectTypeOf<SolanaWallet['publicKey']>().toEqualTypeOf<PublicKey>()
  expectTypeOf(openFileJournal).returns.toBeObject()
}
