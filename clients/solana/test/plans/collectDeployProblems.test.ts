import { isMintlineError } from '@mintline/core'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { TOKEN_2022_PROGRAM } from '../../src/addresses.ts'
import {
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
} from '../../src/pda/publicKeys.ts'
import { collectDeployProblems } from '../../src/plans/deploy/collectDeployProblems.ts'
import type { DeployInput } from '../../src/plans/deploy/deployInput.ts'
import { planDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../../src/programIds.ts'
import { deployInputs } from './_arbitraries.ts'
import { anAddress, deployInput, longestInput, merklePhase, publicPhase } from './_input.ts'
import { thrownBy } from './_refusals.ts'

const NOBODY = '11111111111111111111111111111111'
const INCINERATOR = '1nc1nerator11111111111111111111111111111111'
const ETHEREUM_ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const A = anAddress()
const B = anAddress()
const deployment = editionsDeploymentAddress('OWN')
const wallet = Keypair.generate()

function royalties(royaltyBasisPoints: number, ...shares: number[]): Partial<DeployInput> {
  const creators = shares.map((share) => ({ address: anAddress(), share }))
  return { royalties: { royaltyBasisPoints, creators } }
}

function fee(platformFeeValue: bigint, isFeeFlat: boolean, ...shares: number[]) {
  const recipients = shares.map((share) => ({ address: anAddress(), share }))
  return { platformFee: { platformFeeValue, isFeeFlat, recipients } }
}

/** A 3% fee, or 700 lamports if `flat` is capped, with a cap. */
function cap(platformFeeCap: NonNullable<DeployInput['platformFeeCap']>, isFlat = false) {
  return { ...fee(isFlat ? 700n : 300n, isFlat, 100), platformFeeCap, coin: 'SOL' as const }
}

function fields(...keys: string[]): Partial<DeployInput> {
  return { extraMeta: keys.map((field) => ({ field, value: 'v' })) }
}

/** Changes to a valid input, and the resulting problems: path, code, message. */
const RULES: readonly [Partial<DeployInput>, ...[path: string, code: string, message: string][]][] =
  [
    [
      { symbol: '' },
      ['symbol', 'SYMBOL_LENGTH_INVALID', 'A symbol has 1 to 32 bytes, but received - 0'],
    ],
    [
      { symbol: 'é'.repeat(17) },
      ['symbol', 'SYMBOL_LENGTH_INVALID', 'A symbol has 1 to 32 bytes, but received - 34'],
    ],
    [
      { collectionName: 'n'.repeat(65) },
      ['collectionName', 'TEXT_TOO_LONG', 'Text has at most 64 bytes, but received - 65'],
    ],
    [
      { collectionUri: `https://e.example/${'é'.repeat(92)}` },
      ['collectionUri', 'TEXT_TOO_LONG', 'Text has at most 200 bytes, but received - 202'],
    ],
    [
      { itemBaseName: '{}'.repeat(5) },
      ['itemBaseName', 'TOO_MANY_PLACEHOLDERS', '{} may occur at most 4 times, but occurs 5 times'],
    ],
    [
      { itemBaseUri: 'https://'.padEnd(201, 'u') },
      ['itemBaseUri', 'TEXT_TOO_LONG', 'Text has at most 200 bytes, but received - 201'],
    ],
    [
      { treasury: 'treasury' },
      ['treasury', 'INVALID_ADDRESS', 'Invalid address treasury for blockchain SOLANA'],
    ],
    [
      { treasury: NOBODY },
      ['treasury', 'ADDRESS_IS_NOBODY', `${NOBODY} belongs to nobody: use the address of a wallet`],
    ],
    [
      { treasury: INCINERATOR },
      [
        'treasury',
        'ADDRESS_IS_NOBODY',
        `${INCINERATOR} belongs to nobody: use the address of a wallet`,
      ],
    ],
    [
      { treasury: ETHEREUM_ADDRESS },
      [
        'treasury',
        'ADDRESS_OF_OTHER_CHAIN',
        `${ETHEREUM_ADDRESS} looks like an EVM address: write the Solana address of the wallet`,
      ],
    ],
    [
      { treasury: TOKEN_2022_PROGRAM },
      [
        'treasury',
        'RECEIVER_CANNOT_BE_PAID',
        `${TOKEN_2022_PROGRAM} is a program, or belongs to one or to the network: use a wallet or a multisig's vault instead`,
      ],
    ],
    [
      { maxMintsPerWallet: -1n },
      [
        'maxMintsPerWallet',
        'NUMBER_OUT_OF_RANGE',
        'A number from 0 to 18446744073709551615 is needed, but received - -1',
      ],
    ],
    [
      { maxNumberOfTokens: 2n ** 64n },
      [
        'maxNumberOfTokens',
        'NUMBER_OUT_OF_RANGE',
        'A number from 0 to 18446744073709551615 is needed, but received - 18446744073709551616',
      ],
    ],
    [
      royalties(10_001, 100),
      [
        'royalties.royaltyBasisPoints',
        'BASIS_POINTS_INVALID',
        'Basis points must be a whole number from 0 to 10000, but received - 10001',
      ],
    ],
    [
      royalties(500),
      [
        'royalties.creators',
        'CREATOR_SHARES_NOT_100',
        'Shares of the creators must sum to 100, but sum to 0',
      ],
    ],
    [
      royalties(500, 60, 41),
      [
        'royalties.creators',
        'CREATOR_SHARES_NOT_100',
        'Shares of the creators must sum to 100, but sum to 101',
      ],
    ],
    [
      royalties(500, 100, 0),
      [
        'royalties.creators.1.share',
        'SHARE_INVALID',
        'A share is a whole number from 1 to 100, but received - 0',
      ],
    ],
    [
      royalties(500, 20, 20, 20, 20, 10, 10),
      ['royalties.creators', 'TOO_MANY_CREATORS', 'Too many creators, maximum is 5'],
    ],
    [
      {
        royalties: {
          royaltyBasisPoints: 1,
          creators: [
            { address: A, share: 50 },
            { address: A, share: 50 },
          ],
        },
      },
      ['royalties.creators.1.address', 'ADDRESS_REPEATED', `${A} is repeated`],
    ],
    [
      fee(10_001n, false, 100),
      [
        'platformFee.platformFeeValue',
        'BASIS_POINTS_INVALID',
        'Basis points must be a whole number from 0 to 10000, but received - 10001',
      ],
    ],
    [
      fee(-1n, true, 100),
      [
        'platformFee.platformFeeValue',
        'NUMBER_OUT_OF_RANGE',
        'A number from 0 to 18446744073709551615 is needed, but received - -1',
      ],
    ],
    [
      fee(300n, false),
      ['platformFee.recipients', 'FEE_SHARES_NOT_100', 'Total fee shares must equal 100'],
    ],
    [
      fee(300n, false, 50.5, 49.5),
      [
        'platformFee.recipients.0.share',
        'SHARE_INVALID',
        'A share is a whole number from 1 to 100, but received - 50.5',
      ],
      [
        'platformFee.recipients.1.share',
        'SHARE_INVALID',
        'A share is a whole number from 1 to 100, but received - 49.5',
      ],
    ],
    [
      fee(300n, false, 20, 20, 20, 20, 10, 10),
      [
        'platformFee.recipients',
        'TOO_MANY_FEE_RECIPIENTS',
        'Too many platform fee recipients, maximum is 5',
      ],
    ],
    [
      cap({ basisPoints: 299 }),
      [
        'platformFeeCap.basisPoints',
        'FEE_CAP_BELOW_FEE',
        'The fee cap of 2.99% is below the platform fee, 3%: raise the cap, or lower the fee first',
      ],
    ],
    [
      cap({ flat: 699n }, true),
      [
        'platformFeeCap.flat',
        'FEE_CAP_BELOW_FEE',
        'The fee cap of 0.000000699 SOL per item is below the platform fee, 0.0000007 SOL per item: raise the cap, or lower the fee first',
      ],
    ],
    ...[10_001, -1, 1.5].map((basisPoints): (typeof RULES)[number] => [
      cap({ basisPoints }, true),
      [
        'platformFeeCap.basisPoints',
        'BASIS_POINTS_INVALID',
        `Basis points must be a whole number from 0 to 10000, but received - ${basisPoints}`,
      ],
    ]),
    [
      cap({ flat: 2n ** 64n }),
      [
        'platformFeeCap.flat',
        'NUMBER_OUT_OF_RANGE',
        'A number from 0 to 18446744073709551615 is needed, but received - 18446744073709551616',
      ],
    ],
    [
      fields(''),
      [
        'extraMeta.0.field',
        'FIELD_KEY_LENGTH_INVALID',
        "A field's key has 1 to 32 bytes, but received - 0",
      ],
    ],
    [
      fields('k'.repeat(33)),
      [
        'extraMeta.0.field',
        'FIELD_KEY_LENGTH_INVALID',
        "A field's key has 1 to 32 bytes, but received - 33",
      ],
    ],
    [
      fields('uri'),
      [
        'extraMeta.0.field',
        'FIELD_KEY_RESERVED',
        'uri is set automatically and cannot be an extra field',
      ],
    ],
    [
      fields('royalty_basis_points'),
      [
        'extraMeta.0.field',
        'FIELD_KEY_RESERVED',
        'royalty_basis_points is set automatically and cannot be an extra field',
      ],
    ],
    [
      fields(B),
      [
        'extraMeta.0.field',
        'FIELD_KEY_IS_ADDRESS',
        `${B} is an address, which stands for a creator of the royalties, not for an extra field`,
      ],
    ],
    [
      fields('artist', 'artist'),
      ['extraMeta.1.field', 'FIELD_KEY_REPEATED', 'The field artist is repeated'],
    ],
    [
      fields(...'abcdefghijk'),
      [
        'extraMeta',
        'TOO_MANY_EXTRA_FIELDS',
        'A collection has at most 10 extra fields, but would have 11',
      ],
    ],
    [
      { extraMeta: [{ field: 'k', value: 'v'.repeat(201) }] },
      ['extraMeta.0.value', 'TEXT_TOO_LONG', 'Text has at most 200 bytes, but received - 201'],
    ],
    [
      { cosignerProgramId: 'x' },
      ['cosignerProgramId', 'INVALID_ADDRESS', 'Invalid address x for blockchain SOLANA'],
    ],
    [
      { platformFeeSecondaryAdmin: 'x' },
      ['platformFeeSecondaryAdmin', 'INVALID_ADDRESS', 'Invalid address x for blockchain SOLANA'],
    ],
    [
      { payer: NOBODY },
      ['payer', 'ADDRESS_IS_NOBODY', `${NOBODY} belongs to nobody: use the address of a wallet`],
    ],
    ...[
      deployment,
      editionsControlsAddress(deployment),
      hashlistAddress(deployment, 0),
      wallet.publicKey,
      EDITIONS_PROGRAM_ID,
      EDITIONS_CONTROLS_PROGRAM_ID,
    ].flatMap((key): (typeof RULES)[number][] => {
      const address = key.toBase58()
      const shares = [{ address, share: 100 }]
      const refusal = `${address} belongs to the collection itself: payments to it would be lost`
      const own = { symbol: 'OWN', groupMint: wallet }
      return [
        [{ ...own, treasury: address }, ['treasury', 'RECEIVER_IS_COLLECTION', refusal]],
        [
          { ...own, platformFee: { recipients: shares } },
          ['platformFee.recipients.0.address', 'RECEIVER_IS_COLLECTION', refusal],
        ],
        [
          { ...own, royalties: { royaltyBasisPoints: 500, creators: shares } },
          ['royalties.creators.0.address', 'RECEIVER_IS_COLLECTION', refusal],
        ],
      ]
    }),
    [
      { groupMint: wallet, creator: wallet.publicKey.toBase58() },
      [
        'groupMint',
        'GROUP_MINT_IS_WALLET',
        `The group mint must be a fresh keypair, but ${wallet.publicKey.toBase58()} pays or owns the collection`,
      ],
    ],
    [
      { phases: [publicPhase({ priceAmount: -1n })] },
      [
        'phases.0.priceAmount',
        'NUMBER_OUT_OF_RANGE',
        'A number from 0 to 18446744073709551615 is needed, but received - -1',
      ],
    ],
    [
      { phases: [publicPhase(), publicPhase({ startTime: 5n, endTime: 5n })] },
      [
        'phases.1.endTime',
        'PHASE_WINDOW_INVALID',
        'A phase must start before it ends, but would start at 1970-01-01T00:00:05Z and end at 1970-01-01T00:00:05Z',
      ],
    ],
    [
      { phases: [merklePhase({ merkleRoot: undefined })] },
      ['phases.0.merkleRoot', 'MERKLE_ROOT_REQUIRED', 'Merkle root required for merkle phase type'],
    ],
    [
      { phases: [merklePhase({ merkleRoot: new Uint8Array(31) })] },
      [
        'phases.0.merkleRoot',
        'MERKLE_ROOT_LENGTH_INVALID',
        'A merkle root has exactly 32 bytes, but received - 31',
      ],
    ],
    [
      { phases: [publicPhase({ merkleRoot: new Uint8Array(32) })] },
      [
        'phases.0.merkleRoot',
        'MERKLE_ROOT_NOT_ALLOWED',
        'Merkle root not allowed for public or allowlist phase types',
      ],
    ],
    [
      { phases: [publicPhase({ phaseType: JSON.parse('"private"') })] },
      [
        'phases.0.phaseType',
        'PHASE_TYPE_INVALID',
        'Invalid phase type private: choose public, merkleTree or allowList',
      ],
    ],
    [
      { phases: Array.from({ length: 21 }, () => publicPhase()) },
      ['phases', 'TOO_MANY_PHASES', 'A collection has at most 20 phases, but would have 21'],
    ],
    [
      {
        ...fee(10n, true, 100),
        phases: [
          publicPhase({ priceAmount: 9n }),
          publicPhase({ priceAmount: 10n }),
          merklePhase(),
        ],
      },
      [
        'phases.0.priceAmount',
        'FLAT_FEE_CLOSES_PHASE',
        'Total fee exceeds the price amount: a flat fee of 0.00000001 SOL (ETH on Eclipse) closes a phase at 0.000000009 SOL',
      ],
    ],
  ]

describe('collectDeployProblems', () => {
  for (const [changes, ...expected] of RULES) {
    it(`refuses ${expected.map(([path, code]) => `${path}: ${code}`).join(', ')}`, () => {
      const problems = expected.map(([path, code, message]) => ({ path, code, message }))
      expect(collectDeployProblems(deployInput(changes))).to.deep.equal(problems)
    })
  }

  it('finds no problems in valid input', () => {
    expect(collectDeployProblems(longestInput())).to.deep.equal([])
    expect(
      collectDeployProblems(deployInput({ ...royalties(0), extraMeta: undefined })),
    ).to.deep.equal([])
    expect(collectDeployProblems(deployInput({ platformFeeSecondaryAdmin: NOBODY }))).to.deep.equal(
      [],
    )
    fc.assert(
      fc.property(deployInputs, (input) => {
        expect(collectDeployProblems(input)).to.deep.equal([])
      }),
    )
  })

  it('returns all problems at once, which the plan throws in one error', async () => {
    const input = deployInput({ symbol: '', treasury: 'x', ...royalties(500) })
    const problems = collectDeployProblems(input)
    expect(problems.map(({ path }) => path)).to.deep.equal([
      'symbol',
      'treasury',
      'royalties.creators',
    ])
    const error = await thrownBy(() => planDeploy(input))
    if (!isMintlineError(error, 'INPUT_INVALID')) throw error
    expect(error.context.problems).to.deep.equal(problems)
    expect(error.message).to.equal(
      'symbol: A symbol has 1 to 32 bytes, but received - 0; treasury: Invalid address x for blockchain SOLANA; royalties.creators: Shares of the creators must sum to 100, but sum to 0',
    )
  })
})
