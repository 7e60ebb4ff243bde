// A page outside this repository: built by Vite with its defaults, without polyfills for Node.
import { connectAptos, machineOf, machinesAt } from '@mintline/aptos'
import { evmAddress, solanaAddress } from '@mintline/core/identifiers'
import { buildAllowlist, connectChain, isInAllowlist } from '@mintline/evm'
import { buildMerkleList, deriveEditionsControls, merkleList, planDeploy } from '@mintline/solana'
import * as anchor from '@mintline/solana/anchor'
import * as kit from '@mintline/solana/kit'
import { fetchMintData } from '@mintline/solana/reads'
import * as umi from '@mintline/solana/umi'
import { PublicKey } from '@solana/web3.js'

const wallets = Array.from({ length: 3 }, (_, index) =>
  solanaAddress(new PublicKey(new Uint8Array(32).fill(index + 1)).toBase58()),
)
const terms = { price: 5n, maxClaims: 1n }

const [creator = ''] = wallets
const everything = [{ address: creator, share: 100 }]

/** Plans a deployment's transactions, with all their instructions. */
const deploy = () =>
  planDeploy({
    creator,
    symbol: 'STRANGER',
    collectionName: 'A collection',
    collectionUri: 'https://example.com/collection.json',
    itemBaseName: 'Item #{}',
    itemBaseUri: 'https://example.com/{}.json',
    treasury: creator,
    maxNumberOfTokens: 10n,
    royalties: { royaltyBasisPoints: 500, creators: everything },
    platformFee: { platformFeeValue: 300n, recipients: everything },
  })

/** Returns true if a list proves its entries. */
const isListed = () => {
  const wallet = evmAddress('0x52908400098527886e0f7030069857d2e4169ee7')
  const currency = '0x0000000000000000000000000000000000000000'
  const entry = { wallet, quantityLimitPerWallet: 3n, pricePerToken: 5n, currency } as const
  const list = buildAllowlist([entry])
  const proof = list.proofOf(wallet)
  return proof !== undefined && isInAllowlist({ ...proof, wallet }, list.merkleRoot)
}

/** Collects results for the test to read. */
const found = async () => {
  // merkletreejs verifies the list after it is built.
  const built = await buildMerkleList(wallets.map((user) => ({ user, ...terms })))
  const { root } = merkleList(wallets.map((user) => ({ wallet: new PublicKey(user), ...terms })))
  return {
    ofNode: ['Buffer', 'process', 'global', 'require'].filter((name) => name in globalThis),
    controls: await Promise.all(wallets.slice(0, 1).map(deriveEditionsControls)),
    transactions: deploy().transactions.length,
    listed: isListed(),
    machine: machineOf('0xa1', machinesAt('0xd1')).version,
    node: connectAptos('https://node.example/v1').url,
    chain: connectChain('https://node.example').client.transport.type,
    sameRoot: String(built.root) === String(root),
    loaded: [anchor, kit, umi, { fetchMintData }].map((entry) => Object.keys(entry).length > 0),
  }
}

Object.assign(globalThis, { found: found() })
