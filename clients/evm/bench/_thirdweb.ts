// thirdweb's SDK as the benchmark uses it. It is installed on demand, so its types are not there to check against.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import type { TestDrop } from '../test/support/drops.ts'

const FOLDER = fileURLToPath(new URL('thirdweb/', import.meta.url))

/** Peers and optional packages are wallets and views. */
const FLAGS = ['--omit=optional', '--omit=peer', '--legacy-peer-deps', '--ignore-scripts']

/** A claim condition as thirdweb returns it. */
export interface TheirCondition {
  readonly pricePerToken: bigint
  readonly quantityLimitPerWallet: bigint
  readonly startTimestamp: bigint
}

/** A drop through thirdweb's SDK. */
export interface TheirDrop {
  /** Contents of our mint data, as far as the SDK has them: conditions, minted count, platform fee and royalty. */
  fetchMintData(): Promise<readonly [readonly TheirCondition[], ...unknown[]]>
  fetchActiveCondition(): Promise<TheirCondition>
  canClaim(wallet: string, quantity: bigint): Promise<{ result: boolean; reason?: string }>
  /** Checks a claim of an item, sends it and waits for its confirmation. */
  claim(privateKey: Hex): Promise<TheirReceipt>
  /** Reads an item that was claimed. */
  fetchItem(receipt: TheirReceipt): Promise<unknown>
}

/** A confirmed transaction. */
export interface TheirReceipt {
  readonly logs: readonly object[]
}

type Call = (input: Record<string, unknown>) => Promise<never>

interface Sdk {
  readonly createThirdwebClient: (options: { clientId: string }) => object
  readonly defineChain: (options: { id: number; rpc: string }) => object
  readonly getContract: (options: Record<string, unknown>) => object
  readonly sendAndConfirmTransaction: Call
  readonly parseEventLogs: (options: {
    logs: readonly object[]
    events: readonly object[]
  }) => readonly { args: { startTokenId?: bigint; tokenId?: bigint } }[]
}

interface DropExtension {
  readonly getClaimConditions: Call
  readonly getActiveClaimCondition: Call
  readonly canClaim: Call
  /** Only of the ERC-721 variant; the other has `totalSupply`. */
  readonly getTotalClaimedSupply?: Call
  readonly totalSupply: Call
  readonly claimTo: (input: Record<string, unknown>) => object
  readonly tokensClaimedEvent: () => object
  readonly getNFT: Call
}

interface CommonExtension {
  readonly getPlatformFeeInfo: Call
  readonly getDefaultRoyaltyInfo: Call
}

/** Installs the SDK unless it is there, which takes minutes and 730 MB. */
export function installThirdweb(): void {
  if (existsSync(`${FOLDER}node_modules/thirdweb`)) return
  console.log('Installing thirdweb (730 MB) …')
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...FLAGS]
  execFileSync('npm', args, { cwd: FOLDER, stdio: 'inherit' })
}

/** Opens a drop with nothing cached from earlier ones. */
export function openTheirDrop(rpc: string, { address, variant }: TestDrop): TheirDrop {
  const load = createRequire(`${FOLDER}package.json`)
  const sdk = load('thirdweb') as Sdk
  const drop = load(`thirdweb/extensions/${variant}`) as DropExtension
  const common = load('thirdweb/extensions/common') as CommonExtension
  const { privateKeyToAccount } = load('thirdweb/wallets') as {
    privateKeyToAccount: (options: Record<string, unknown>) => { address: string }
  }
  const client = sdk.createThirdwebClient({ clientId: 'benchmark' })
  const chain = sdk.defineChain({ id: 31_337, rpc })
  const contract = sdk.getContract({ client, chain, address })
  const reference = variant === 'erc721' ? { contract } : { contract, tokenId: 0n, id: 0n }
  return {
    fetchMintData: () =>
      Promise.all([
        drop.getClaimConditions(reference),
        (drop.getTotalClaimedSupply ?? drop.totalSupply)(reference),
        common.getPlatformFeeInfo({ contract }),
        common.getDefaultRoyaltyInfo({ contract }),
      ]),
    fetchActiveCondition: () => drop.getActiveClaimCondition(reference),
    canClaim: (claimer, quantity) => drop.canClaim({ ...reference, claimer, quantity }),
    claim: async (privateKey) => {
      const account = privateKeyToAccount({ client, privateKey })
      await drop.canClaim({ ...reference, claimer: account.address, quantity: 1n })
      const transaction = drop.claimTo({ ...reference, to: account.address, quantity: 1n })
      return sdk.sendAndConfirmTransaction({ transaction, account })
    },
    fetchItem: ({ logs }) => {
      const [claimed] = sdk.parseEventLogs({ logs, events: [drop.tokensClaimedEvent()] })
      const tokenId = claimed?.args.startTokenId ?? claimed?.args.tokenId
      return drop.getNFT({ contract, tokenId, includeOwner: true })
    },
  }
}
