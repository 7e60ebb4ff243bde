import { Keypair } from '@solana/web3.js'
import type { DeployInput } from '../../src/plans/deploy/deployInput.ts'
import type { PlannedPhase } from '../../src/plans/phases/phaseInput.ts'

/** A new address. */
export function anAddress(): string {
  return Keypair.generate().publicKey.toBase58()
}

/** A small collection with one creator and one fee recipient. */
export function deployInput(changes: Partial<DeployInput> = {}): DeployInput {
  return {
    creator: anAddress(),
    symbol: `DROP${anAddress().slice(0, 8)}`,
    collectionName: 'A drop',
    collectionUri: 'https://example.com/collection.json',
    itemBaseName: 'Item #{}',
    itemBaseUri: 'https://example.com/{}.json',
    treasury: anAddress(),
    maxNumberOfTokens: 100n,
    royalties: { royaltyBasisPoints: 500, creators: [{ address: anAddress(), share: 100 }] },
    platformFee: { recipients: [{ address: anAddress(), share: 100 }] },
    extraMeta: [{ field: 'artist', value: 'Ada' }],
    ...changes,
  }
}

/** The longest possible input: all texts, fields, creators and recipients. */
export function longestInput(changes: Partial<DeployInput> = {}): DeployInput {
  const five = () => [1, 2, 3, 4, 5].map(() => ({ address: anAddress(), share: 20 }))
  return deployInput({
    symbol: anAddress().slice(0, 32).padEnd(32, 'x'),
    collectionName: 'n'.repeat(64),
    collectionUri: 'https://'.padEnd(200, 'u'),
    itemBaseName: `${'i'.repeat(62)}{}`,
    itemBaseUri: `${'https://v/'.padEnd(198, 'v')}{}`,
    royalties: { royaltyBasisPoints: 10_000, creators: five() },
    platformFee: { platformFeeValue: 10_000n, recipients: five() },
    extraMeta: Array.from({ length: 10 }, (_, index) => ({
      field: `key${index}`.padEnd(32, 'k'),
      value: `value${index}`.padEnd(200, 'v'),
    })),
    cosignerProgramId: anAddress(),
    platformFeeSecondaryAdmin: anAddress(),
    maxMintsPerWallet: 7n,
    ...changes,
  })
}

/** A public phase without limits. */
export function publicPhase(changes: Partial<PlannedPhase> = {}): PlannedPhase {
  return {
    priceAmount: 1_000_000_000n,
    startTime: 1_000n,
    endTime: 2_000n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    phaseType: 'public',
    ...changes,
  }
}

/** A merkle phase. */
export function merklePhase(changes: Partial<PlannedPhase> = {}): PlannedPhase {
  return publicPhase({
    priceAmount: 0n,
    phaseType: 'merkleTree',
    merkleRoot: new Uint8Array(32).fill(7),
    ...changes,
  })
}
