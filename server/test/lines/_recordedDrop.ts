import type { Localnet } from '@mintline/localnet'
import { modifyRoyalties, updateTokenNameUri } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { PROGRAMS } from '../../src/ingest/sources/solana/listPrograms.ts'
import { burn, handOver, tokenAccount } from '../ingest/_items.ts'
import { ask } from './_lines.ts'

/** A transaction line. */
export interface SolanaLine {
  readonly blockchain: 'SOLANA'
  readonly transaction: {
    readonly slot: number
    readonly meta: object
    readonly transaction: { readonly signatures: readonly string[] }
  }
}

/** A network with a drop that was minted, renamed, transferred and burned, and its transactions as lines. */
export interface RecordedDrop {
  readonly localnet: Localnet
  /** In chain order. */
  readonly lines: readonly SolanaLine[]
  /** Final token accounts for the items that are not burned, sorted as text. */
  readonly accounts: readonly string[]
}

/** Starts a network, and records a drop's transactions on it. */
export async function recordDrop(): Promise<RecordedDrop> {
  const localnet = await startPrograms()
  const drop = await Drop.deploy(localnet, {
    royalties: { royaltyBasisPoints: 0, creators: [] },
  })
  await drop.addPhase({ priceAmount: 5_000_000n })
  const [ada, bob] = [await fundedWallet(drop.connection), await fundedWallet(drop.connection)]
  const items = [
    ...(await drop.mint(ada, 1)),
    ...(await drop.mint(bob, 2)),
    ...(await drop.mint(ada, 3)),
  ]
  const [first, second, third, fourth] = items
  if (!first || !second || !third || !fourth) throw new Error('six items were minted')
  await drop.send(handOver(first, { from: ada.publicKey, to: bob.publicKey }), [ada])
  await drop.send(handOver(first, { from: bob.publicKey, to: ada.publicKey }), [bob])
  const unchecked = { from: bob.publicKey, to: ada.publicKey, isChecked: false }
  await drop.send(handOver(second, unchecked), [bob])
  await drop.send(burn(third, bob.publicKey), [bob])
  const owner = {
    deployment: drop.deployment,
    creator: drop.creator.publicKey,
    groupMint: drop.groupMint.publicKey,
  }
  const creators = [{ address: ada.publicKey, share: 100 }]
  const royalties = { royaltyBasisPoints: 750, creators }
  await drop.send([modifyRoyalties({ ...owner, royalties })], [drop.creator])
  const texts = { newName: 'Ada’s', newUri: 'https://example.com/ada.json' }
  const { deployment, creator } = owner
  await drop.send(
    [updateTokenNameUri({ deployment, creator, mint: fourth, ...texts })],
    [drop.creator],
  )
  const of = (wallet: Keypair) => items.map((mint) => String(tokenAccount(mint, wallet.publicKey)))
  const lines = await record(localnet.rpcUrl, [...PROGRAMS, ...of(ada), ...of(bob)])
  const isLeft = (_: string, at: number) => items[at] !== third
  return { localnet, lines, accounts: of(ada).filter(isLeft).sort() }
}

/** Fetches all transactions for these addresses as lines. */
async function record(url: string, addresses: readonly string[]): Promise<SolanaLine[]> {
  const signatures = new Set<string>()
  for (const address of addresses) {
    const listed = (await ask(url, 'getSignaturesForAddress', [address])) as { signature: string }[]
    for (const { signature } of listed) signatures.add(signature)
  }
  const config = { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 }
  const lines: SolanaLine[] = []
  for (const signature of signatures) {
    const transaction = await ask(url, 'getTransaction', [signature, config])
    lines.push({ blockchain: 'SOLANA', transaction } as SolanaLine)
  }
  return lines.sort((one, other) => one.transaction.slot - other.transaction.slot)
}
