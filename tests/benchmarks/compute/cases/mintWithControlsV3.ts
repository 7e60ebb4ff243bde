import {
  addPriceToken,
  itemMintAddress,
  type MintWithControlsV3Input,
  mintWithControlsV3,
  type PriceTokenMint,
  priceTokenAccountAddress,
} from '@mintline/solana'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  MINT_SIZE,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { type Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { seededWallet } from '../../seededWallet.ts'
import {
  addPhases,
  type Drop,
  deployDrop,
  fundedWallet,
  minterOf,
  mintInput,
  PHASE,
  PRICE,
} from '../drop.ts'
import { groundReceiver } from '../ground.ts'
import type { Cost, Vm } from '../vm.ts'

/** Rent of a mint, in lamports. */
const MINT_RENT = 1_461_600

/** Measures the first mint of a wallet in a public phase: in lamports and tokens, given and sponsored. */
export async function measureMintWithControlsV3(vm: Vm): Promise<Record<string, Cost>> {
  return {
    lamports: await inLamports(vm),
    'lamports, a gift': await asGift(vm),
    'lamports, paid by a sponsor': await sponsored(vm),
    'a token of the Token program': await inTokens(vm, TOKEN_PROGRAM_ID),
    'a token of the Token program, in a batch': await inTokens(vm, TOKEN_PROGRAM_ID, {
      usesBatch: true,
    }),
    'a token of the Token program, 5 recipients': await inTokens(vm, TOKEN_PROGRAM_ID, {
      recipients: 5,
    }),
    'a token of Token-2022': await inTokens(vm, TOKEN_2022_PROGRAM_ID),
    'a token of Token-2022, a gift from a sponsor': await inTokens(vm, TOKEN_2022_PROGRAM_ID, {
      isSponsoredGift: true,
    }),
  }
}

async function inLamports(vm: Vm): Promise<Cost> {
  const drop = await publicDrop(vm)
  return mint(drop, minterOf(drop, 0))
}

async function asGift(vm: Vm): Promise<Cost> {
  const drop = await publicDrop(vm)
  const minter = minterOf(drop, 0)
  return mint(drop, minter, { receiver: receiverOf(drop, minter) })
}

async function sponsored(vm: Vm): Promise<Cost> {
  const drop = await publicDrop(vm)
  return mint(drop, minterOf(drop, 0), {}, fundedWallet(vm))
}

interface TokenCase {
  recipients?: number
  usesBatch?: boolean
  isSponsoredGift?: boolean
}

/** Mints for a price in a new token, which treasury and fee recipients can receive. */
async function inTokens(
  vm: Vm,
  tokenProgram: PublicKey,
  { recipients, usesBatch = false, isSponsoredGift = false }: TokenCase = {},
): Promise<Cost> {
  const drop = await deployDrop(vm, { ...(recipients && { recipients }) })
  const { deployment, owner } = drop
  const { token, issuer } = createToken(vm, tokenProgram)
  vm.send([addPriceToken({ deployment, creator: owner.publicKey, token })], [owner])
  await addPhases(drop, [{ ...PHASE, priceToken: token.mint }])
  const minter = minterOf(drop, 0)
  const payer = isSponsoredGift ? fundedWallet(vm) : minter
  const receivers = [owner.publicKey, ...drop.feeRecipients.map(({ address }) => address)]
  for (const wallet of [payer.publicKey, ...receivers]) give(vm, token, issuer, wallet)
  return mint(
    drop,
    minter,
    { token, usesBatch, ...(isSponsoredGift && { receiver: receiverOf(drop, minter) }) },
    payer,
  )
}

async function publicDrop(vm: Vm): Promise<Drop> {
  const drop = await deployDrop(vm)
  await addPhases(drop, [PHASE])
  return drop
}

/** Mints the wallet's first item; `payer` also pays the transaction's fee. */
function mint(
  drop: Drop,
  minter: Keypair,
  input: Partial<MintWithControlsV3Input> = {},
  payer = minter,
): Cost {
  const instruction = mintWithControlsV3({
    ...mintInput(drop, minter, 0n),
    mintCount: 0n,
    maxPrice: PRICE,
    payer: payer.publicKey,
    ...input,
  })
  const signers = payer === minter ? [minter] : [payer, minter]
  return drop.vm.send([instruction], signers, input.token ? 0n : PRICE)
}

/** Finds a wallet for the minter's first item. */
function receiverOf({ deployment }: Drop, { publicKey }: Keypair): PublicKey {
  return groundReceiver(itemMintAddress(deployment, publicKey, 0n))
}

/** Creates a token without extensions. */
function createToken(vm: Vm, tokenProgram: PublicKey): { token: PriceTokenMint; issuer: Keypair } {
  const issuer = fundedWallet(vm)
  const mint = seededWallet(`price token ${issuer.publicKey}`)
  const { publicKey } = issuer
  const create = SystemProgram.createAccount({
    fromPubkey: publicKey,
    newAccountPubkey: mint.publicKey,
    space: MINT_SIZE,
    lamports: MINT_RENT,
    programId: tokenProgram,
  })
  const initialise = createInitializeMint2Instruction(
    mint.publicKey,
    6,
    publicKey,
    publicKey,
    tokenProgram,
  )
  vm.send([create, initialise], [issuer, mint])
  return { token: { mint: mint.publicKey, tokenProgram }, issuer }
}

/** Creates a wallet's associated token account, and puts the price into it. */
function give(
  vm: Vm,
  { mint, tokenProgram }: PriceTokenMint,
  issuer: Keypair,
  wallet: PublicKey,
): void {
  const account = priceTokenAccountAddress(mint, wallet, tokenProgram)
  const { publicKey } = issuer
  vm.send(
    [
      createAssociatedTokenAccountIdempotentInstruction(
        publicKey,
        account,
        wallet,
        mint,
        tokenProgram,
      ),
      createMintToInstruction(mint, account, publicKey, PRICE, [], tokenProgram),
    ],
    [issuer],
  )
}
