import {
  addToAllowlist,
  type MerkleListEntry,
  type MintWithControlsV2Input,
  merkleList,
  mintWithControlsV2,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { seededWallet } from '../../seededWallet.ts'
import { addPhases, type Drop, deployDrop, minterOf, mintInput, PHASE, PRICE } from '../drop.ts'
import type { Cost, Vm } from '../vm.ts'

/** Wallets in a list whose proofs have ten nodes. */
const LIST_SIZE = 1_024

/** Measures mints by wallets with and without items, in every phase type. */
export async function measureMintWithControlsV2(vm: Vm): Promise<Record<string, Cost>> {
  const drop = await deployDrop(vm)
  await addPhases(drop, [PHASE])
  const minter = minterOf(drop, 0)
  return {
    'public, first of a wallet': await mint(drop, minter, { issued: 0n, mintCount: 0n }),
    'public, second of a wallet': await mint(drop, minter, { issued: 1n, mintCount: 1n }),
    'public, first of a wallet, in a batch': await inBatch(vm, 0n),
    'public, second of a wallet, in a batch': await inBatch(vm, 1n),
    'public, 5 recipients': await inFullDrop(vm, 1),
    'public, 20 phases, 5 recipients': await inFullDrop(vm, 20),
    'public, no extra metadata': await withoutExtraMetadata(vm),
    'public, three in a transaction, 5 recipients': await severalAtOnce(vm, { items: 3 }),
    'public, four in a transaction, 5 recipients, in a batch': await severalAtOnce(vm, {
      items: 4,
      usesBatch: true,
    }),
    'merkleTree, 10 nodes, 10 phases': await withProof(vm),
    'merkleTree, 10 nodes, 10 phases, in a batch': await withProof(vm, { usesBatch: true }),
    allowList: await withEntry(vm),
  }
}

async function inFullDrop(vm: Vm, phases: number): Promise<Cost> {
  const drop = await deployDrop(vm, { recipients: 5 })
  await addPhases(
    drop,
    Array.from({ length: phases }, () => PHASE),
  )
  const phaseIndex = phases - 1
  return mint(drop, minterOf(drop, phaseIndex), { phaseIndex })
}

async function withoutExtraMetadata(vm: Vm): Promise<Cost> {
  const drop = await deployDrop(vm, { extraFields: 0 })
  await addPhases(drop, [PHASE])
  return mint(drop, minterOf(drop, 0))
}

/** Mints the wallet's first item, or its second one, with the calls to Token-2022 in a batch. */
async function inBatch(vm: Vm, before: bigint): Promise<Cost> {
  const drop = await deployDrop(vm)
  await addPhases(drop, [PHASE])
  const minter = minterOf(drop, 0)
  if (before > 0n) await mint(drop, minter, { usesBatch: true })
  return mint(drop, minter, { usesBatch: true, issued: before, mintCount: before })
}

async function severalAtOnce(
  vm: Vm,
  { items, usesBatch = false }: { items: number; usesBatch?: boolean },
): Promise<Cost> {
  const drop = await deployDrop(vm, { recipients: 5 })
  await addPhases(drop, [PHASE])
  const minter = minterOf(drop, 0)
  const instructions = await Promise.all(
    Array.from({ length: items }, (_, index) =>
      mintWithControlsV2({
        ...mintInput(drop, minter, BigInt(index)),
        mintCount: BigInt(index),
        maxPrice: PRICE,
        usesBatch,
      }),
    ),
  )
  return vm.send(instructions, [minter], BigInt(items) * PRICE)
}

async function withProof(vm: Vm, input: { usesBatch?: boolean } = {}): Promise<Cost> {
  const phaseIndex = 9
  const drop = await deployDrop(vm)
  const minter = minterOf(drop, phaseIndex)
  const entry: MerkleListEntry = { wallet: minter.publicKey, price: PRICE, maxClaims: 3n }
  const others = Array.from({ length: LIST_SIZE - 1 }, (_, index) => ({
    ...entry,
    wallet: seededWallet(`listed ${index}`).publicKey,
  }))
  const list = merkleList([entry, ...others])
  const merklePhase = { ...PHASE, phaseType: 'merkleTree' as const, merkleRoot: list.root }
  await addPhases(
    drop,
    Array.from({ length: phaseIndex + 1 }, () => merklePhase),
  )
  return mint(drop, minter, {
    ...input,
    phaseIndex,
    merkleMintInput: {
      merkleProof: list.proofOf(entry),
      allowListPrice: entry.price,
      allowListMaxClaims: entry.maxClaims,
    },
  })
}

async function withEntry(vm: Vm): Promise<Cost> {
  const drop = await deployDrop(vm)
  await addPhases(drop, [{ ...PHASE, phaseType: 'allowList' }])
  const minter = minterOf(drop, 0)
  const instruction = addToAllowlist({
    deployment: drop.deployment,
    creator: drop.owner.publicKey,
    phaseIndex: 0,
    user: minter.publicKey,
    price: Number(PRICE),
    amount: 3,
  })
  vm.send([instruction], [drop.owner])
  return mint(drop, minter, { usesAllowlist: true })
}

async function mint(
  drop: Drop,
  minter: Keypair,
  { issued = 0n, ...input }: Partial<MintWithControlsV2Input> = {},
): Promise<Cost> {
  const instruction = mintWithControlsV2({
    ...mintInput(drop, minter, issued),
    mintCount: 0n,
    maxPrice: PRICE,
    ...input,
  })
  return drop.vm.send([instruction], [minter], PRICE)
}
