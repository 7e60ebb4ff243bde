import {
  addPriceToken,
  type ClaimTokenPaymentInput,
  claimTokenPayment,
  type MintWithControlsV3Input,
  mintWithControlsV3,
  priceTokenAddress,
  priceTokenVaultAddress,
} from '@mintline/solana'
import type { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { fromBn } from './bn.ts'
import type { Outcome } from './chain.ts'
import type { Collection } from './collection.ts'
import { expectUnchanged, mintFootprint } from './effects.ts'
import type { Token } from './token.ts'

/** The record and the vault of a collection's price token. */
export function priceTokenAccounts(collection: Collection, { mint }: Pick<Token, 'mint'>) {
  const record = priceTokenAddress(collection.deployment, mint)
  return { record, vault: priceTokenVaultAddress(record) }
}

/** Builds the instruction that lets the collection's phases be priced in a token. */
export function addTokenInstruction(
  { deployment, creator }: Collection,
  { mint, tokenProgram }: Pick<Token, 'mint' | 'tokenProgram'>,
  wallets: { creator?: PublicKey; payer?: PublicKey } = {},
): TransactionInstruction {
  const token = { mint, tokenProgram }
  return addPriceToken({ deployment, creator: creator.publicKey, token, ...wallets })
}

/** Adds a token to the collection. */
export async function addToken(collection: Collection, token: Token): Promise<void> {
  await collection.chain.send([addTokenInstruction(collection, token)], [collection.creator])
}

/** Builds a v3 mint for the wallet's next item, from the current state. */
export async function mintV3(
  collection: Collection,
  minter: PublicKey,
  overrides: Partial<MintWithControlsV3Input> = {},
): Promise<TransactionInstruction> {
  const [record, controls, mintCount] = await Promise.all([
    collection.record(),
    collection.controlsRecord(),
    collection.mintCount(minter),
  ])
  return mintWithControlsV3({
    deployment: collection.deployment,
    groupMint: collection.groupMint.publicKey,
    treasury: controls.treasury,
    feeRecipients: controls.platformFeeRecipients,
    issued: BigInt(record.numberOfTokensIssued.toString()),
    minter,
    phaseIndex: 0,
    mintCount,
    ...overrides,
  })
}

/** Tries to mint the wallet's next item with v3; `signers` are the minter and who else signs. */
export async function tryMintV3(
  collection: Collection,
  [minter, ...others]: readonly [Keypair, ...Keypair[]],
  overrides: Partial<MintWithControlsV3Input> = {},
): Promise<Outcome> {
  const instruction = await mintV3(collection, minter.publicKey, overrides)
  return collection.chain.trySend([instruction], [minter, ...others])
}

/** Mints the wallet's next item with v3 and returns its outcome. */
export async function sendMintV3(
  collection: Collection,
  [minter, ...others]: readonly [Keypair, ...Keypair[]],
  overrides: Partial<MintWithControlsV3Input> = {},
): Promise<Outcome> {
  const instruction = await mintV3(collection, minter.publicKey, overrides)
  return collection.chain.send([instruction], [minter, ...others])
}

/** Tries a v3 mint and expects that it changes nothing, in the collection or in token accounts. */
export async function mintV3InVain(
  collection: Collection,
  [minter, ...others]: readonly [Keypair, ...Keypair[]],
  overrides: Partial<MintWithControlsV3Input> = {},
  edit: (instruction: TransactionInstruction) => TransactionInstruction = (same) => same,
): Promise<Outcome> {
  const instruction = edit(await mintV3(collection, minter.publicKey, overrides))
  const footprint = [
    ...(await mintFootprint(collection, minter.publicKey, overrides.phaseIndex)),
    ...instruction.keys.filter(({ isWritable }) => isWritable).map(({ pubkey }) => pubkey),
  ].filter((address) => !address.equals(minter.publicKey))
  return expectUnchanged(collection.chain, footprint, () =>
    collection.chain.trySend([instruction], [minter, ...others]),
  )
}

/** Builds a claim of what a collection owes to a receiver in a token. */
export function claimTokens(
  { deployment }: Collection,
  token: Token,
  receiver: PublicKey,
  overrides: Partial<ClaimTokenPaymentInput> = {},
): TransactionInstruction {
  return claimTokenPayment({ deployment, receiver, token, ...overrides })
}

/** Tries to claim what a collection owes to a receiver in a token; the issuer pays the fee. */
export function tryClaimTokens(
  collection: Collection,
  token: Token,
  receiver: PublicKey,
  receiverTokenAccount?: PublicKey,
): Promise<Outcome> {
  const claim = claimTokens(collection, token, receiver, {
    ...(receiverTokenAccount && { receiverTokenAccount }),
  })
  return collection.chain.trySend([claim], [token.issuer])
}

/** Expects what the collection owes in a token, and that the vault holds exactly that. */
export async function expectOwedTokens(
  collection: Collection,
  token: Token,
  treasury: bigint,
  recipients: readonly bigint[] = [],
): Promise<void> {
  const slots = Array.from({ length: 5 }, (_, slot) => recipients[slot] ?? 0n)
  const record = await priceTokenRecord(collection, token)
  expect({
    treasury: fromBn(record.owedToTreasury),
    recipients: record.owedToRecipients.map(fromBn),
  }).to.deep.equal({ treasury, recipients: slots })
  const { vault } = priceTokenAccounts(collection, token)
  const owed = slots.reduce((sum, amount) => sum + amount, treasury)
  expect(await token.amountIn(vault)).to.equal(owed)
}

/** Fetches the collection's record for a token. */
export function priceTokenRecord(collection: Collection, token: Token) {
  return collection.chain.controls.account.priceToken.fetch(
    priceTokenAccounts(collection, token).record,
  )
}
