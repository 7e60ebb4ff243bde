import {
  allowlistEntryAddress,
  hashlistAddress,
  type MintWithControlsInput,
  type MintWithControlsV2Input,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import type { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import type { Chain, Outcome } from './chain.ts'
import type { Collection } from './collection.ts'

/** Fee for each signature in a transaction. */
export const SIGNATURE_FEE = 5_000n

/** Returns the lamports that each address gains or loses by the action. */
export async function gains(
  chain: Chain,
  addresses: readonly PublicKey[],
  action: () => Promise<unknown>,
): Promise<bigint[]> {
  const read = () => Promise.all(addresses.map((address) => chain.balance(address)))
  const before = await read()
  await action()
  const after = await read()
  return after.map((balance, index) => balance - (before[index] ?? 0n))
}

/** Runs an attempt and expects that the addresses' data, owner and lamports do not change. */
export async function expectUnchanged<T>(
  chain: Chain,
  addresses: readonly PublicKey[],
  attempt: () => Promise<T>,
): Promise<T> {
  const before = await accountTexts(chain, addresses)
  const result = await attempt()
  expect(await accountTexts(chain, addresses)).to.deep.equal(before)
  return result
}

function accountTexts(chain: Chain, addresses: readonly PublicKey[]) {
  return Promise.all(
    addresses.map(async (address) => {
      const account = await chain.account(address)
      return account
        ? `${address} has ${account.lamports} of ${account.owner}: ${account.data.toString('hex')}`
        : `${address} is empty`
    }),
  )
}

/** Returns the records that the administration changes. */
export function recordsOf(collection: Collection): PublicKey[] {
  const { deployment, controls, groupMint } = collection
  return [deployment, controls, groupMint.publicKey]
}

/**
 * Returns everything that the wallet's next mint may change, except the wallet's own lamports: a refused transaction
 * still costs its fee.
 */
export async function mintFootprint(
  collection: Collection,
  minter: PublicKey,
  phaseIndex = 0,
): Promise<PublicKey[]> {
  const { deployment } = collection
  const [controls, count] = await Promise.all([
    collection.controlsRecord(),
    collection.mintCount(minter),
  ])
  const mint = collection.itemMint(minter, count)
  const addresses = [
    ...recordsOf(collection),
    hashlistAddress(deployment, 0),
    minterStatsAddress(deployment, minter),
    minterStatsPhaseAddress(deployment, minter, phaseIndex),
    allowlistEntryAddress(deployment, minter, phaseIndex),
    mint,
    tokenAccountOf(mint, minter),
    controls.treasury,
    ...controls.platformFeeRecipients.map(({ address }) => address),
  ]
  return addresses.filter((address) => !address.equals(minter))
}

/** Returns the token account's address for a wallet's item. */
export function tokenAccountOf(mint: PublicKey, wallet: PublicKey): PublicKey {
  return getAssociatedTokenAddressSync(mint, wallet, true, TOKEN_2022_PROGRAM_ID)
}

/** Tries a v2 mint and expects that nothing changes. */
export async function mintInVain(
  collection: Collection,
  minter: Keypair,
  overrides: Partial<MintWithControlsV2Input> = {},
): Promise<Outcome> {
  const instruction = await collection.mintV2(minter.publicKey, overrides)
  return sendInVain(collection, minter, [instruction], [minter], overrides.phaseIndex)
}

/** Tries a v1 mint and expects that nothing changes. */
export async function mintV1InVain(
  collection: Collection,
  minter: Keypair,
  overrides: Partial<MintWithControlsInput> = {},
): Promise<Outcome> {
  const footprint = await mintFootprint(collection, minter.publicKey, overrides.phaseIndex)
  return expectUnchanged(collection.chain, footprint, () => collection.tryMintV1(minter, overrides))
}

/** Sends instructions and expects that `minter` has minted nothing. */
export async function sendInVain(
  collection: Collection,
  minter: Keypair,
  instructions: TransactionInstruction[],
  signers: Keypair[],
  phaseIndex = 0,
): Promise<Outcome> {
  const footprint = (await mintFootprint(collection, minter.publicKey, phaseIndex)).filter(
    (address) => !signers[0]?.publicKey.equals(address),
  )
  return expectUnchanged(collection.chain, footprint, () =>
    collection.chain.trySend(instructions, signers),
  )
}
