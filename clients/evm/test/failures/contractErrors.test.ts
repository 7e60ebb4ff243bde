import { expect } from 'chai'
import { type Abi, type Address, encodeFunctionData, zeroAddress, zeroHash } from 'viem'
import { call, estimateGas } from 'viem/actions'
import { askChain } from '../../src/chain/askChain.ts'
import type { DropVariant } from '../../src/contract/variantReads.ts'
import { type ContractFailure, contractFailure } from '../../src/failures/decodeContractFailure.ts'
import * as erc1155 from '../../src/generated/dropErc1155/abi.ts'
import * as erc721 from '../../src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestCall, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { CURRENT_BUILDS, deployDrop, setConditions, type TestDrop } from '../support/drops.ts'
import { approveToken, deployToken } from '../support/token.ts'

/** A drop and its callers. */
interface World {
  readonly chain: TestChain
  readonly drop: TestDrop
  readonly creator: EvmWallet
  readonly stranger: EvmWallet
}

/** Makes a contract refuse: preparation, and the refused call. */
type Refused = (world: World) => TestCall | Promise<TestCall>

const ANY_ABI = { erc721, erc1155 } as const

/** A call of a function common to both variants. */
function callOf(
  name: keyof typeof erc721 & keyof typeof erc1155,
  args: readonly unknown[],
  by: 'creator' | 'stranger' = 'creator',
): Refused {
  return ({ drop, [by]: from }) => {
    const abi = ANY_ABI[drop.variant][name]
    if (abi.type !== 'function') throw new Error(`${name} is no function`)
    return { from, to: drop.address, abi, args }
  }
}

/** For each custom error of both variants, a call that causes it. */
const OF_BOTH: Readonly<Record<string, Refused>> = {
  ContractMetadataUnauthorized: callOf('setContractURI', ['ipfs://new'], 'stranger'),
  CurrencyTransferLibFailedNativeTransfer: async ({ chain, drop, stranger }) => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const args = [address]
    await chain.execute({ to: drop.address, abi: erc721.setPrimarySaleRecipient, args })
    await setConditions(chain, drop, [{ pricePerToken: 100n }])
    return claimCall(drop, { from: stranger, price: 100n })
  },
  DropClaimExceedLimit: async ({ chain, drop, stranger }) => {
    await setConditions(chain, drop, [{ quantityLimitPerWallet: 2n }])
    return claimCall(drop, { from: stranger, quantity: 3n })
  },
  DropClaimExceedMaxSupply: async ({ chain, drop, stranger }) => {
    await setConditions(chain, drop, [{ maxClaimableSupply: 2n }])
    return claimCall(drop, { from: stranger, quantity: 3n })
  },
  DropClaimInvalidTokenPrice: async ({ chain, drop, stranger }) => {
    await setConditions(chain, drop, [{ pricePerToken: 7n }])
    return claimCall(drop, { from: stranger, price: 5n })
  },
  DropClaimNotStarted: async ({ chain, drop, stranger }) => {
    await setConditions(chain, drop, [{ startTimestamp: (await chain.now()) + 3_600n }])
    const claim = claimCall(drop, { from: stranger })
    const [, ...rest] = claim.args
    const args = [0n, stranger.address, ...rest.slice(0, -1)]
    return { ...claim, abi: ANY_ABI[drop.variant].verifyClaim, args }
  },
  DropExceedMaxSupply: async ({ chain, drop, stranger }) => {
    await chain.execute(claimCall(drop, { from: stranger, quantity: 2n }))
    const condition = { ...CONDITION, maxClaimableSupply: 1n }
    const list = drop.variant === 'erc721' ? [[condition], false] : [0n, [condition], false]
    return { to: drop.address, abi: ANY_ABI[drop.variant].setClaimConditions, args: list }
  },
  DropNoActiveCondition: async ({ chain, drop, stranger }) => {
    await setConditions(chain, drop, [])
    return claimCall(drop, { from: stranger })
  },
  DropUnauthorized: ({ drop, stranger }) => ({
    from: stranger,
    to: drop.address,
    abi: ANY_ABI[drop.variant].setClaimConditions,
    args: drop.variant === 'erc721' ? [[], false] : [0n, [], false],
  }),
  OwnableUnauthorized: callOf('setOwner', [zeroAddress], 'stranger'),
  PermissionsAlreadyGranted: (world) =>
    callOf('grantRole', [zeroHash, world.creator.address])(world),
  PermissionsInvalidPermission: (world) =>
    callOf('renounceRole', [zeroHash, world.stranger.address])(world),
  PermissionsUnauthorizedAccount: callOf('grantRole', [zeroHash, zeroAddress], 'stranger'),
  PlatformFeeExceededMaxFeeBps: (world) =>
    callOf('setPlatformFeeInfo', [world.creator.address, 10_001n])(world),
  PlatformFeeInvalidRecipient: callOf('setPlatformFeeInfo', [zeroAddress, 1n]),
  PlatformFeeUnauthorized: callOf('setPlatformFeeInfo', [zeroAddress, 1n], 'stranger'),
  PrimarySaleInvalidRecipient: callOf('setPrimarySaleRecipient', [zeroAddress]),
  PrimarySaleUnauthorized: callOf('setPrimarySaleRecipient', [zeroAddress], 'stranger'),
  RoyaltyExceededMaxFeeBps: (world) =>
    callOf('setDefaultRoyaltyInfo', [world.creator.address, 10_001n])(world),
  RoyaltyUnauthorized: callOf('setDefaultRoyaltyInfo', [zeroAddress, 1n], 'stranger'),
  'ERC20: insufficient allowance': async ({ chain, drop, stranger }) => {
    const currency = await deployToken(chain, stranger)
    await setConditions(chain, drop, [{ currency, pricePerToken: 7n }])
    return claimCall(drop, { from: stranger, price: 7n, currency })
  },
  'ERC20: transfer amount exceeds balance': async ({ chain, drop, creator, stranger }) => {
    const token = await deployToken(chain, creator)
    await approveToken(chain, { token, from: stranger, spender: drop.address, amount: 700n })
    await setConditions(chain, drop, [{ currency: token, pricePerToken: 700n }])
    return claimCall(drop, { from: stranger, price: 700n, currency: token })
  },
  // Revert strings of current builds.
  ST: ({ drop }) => ({
    to: drop.address,
    abi: ANY_ABI[drop.variant].setClaimConditions,
    args: [...(drop.variant === 'erc721' ? [] : [0n]), [CONDITION, CONDITION], false],
  }),
  '!V': async ({ chain, drop, stranger }) => {
    await setConditions(chain, drop, [{ pricePerToken: 7n }])
    return claimCall(drop, { from: stranger, price: 7n, value: 6n })
  },
}

/** Calls that cause errors of only one variant. */
const OF_ONE: Readonly<Record<DropVariant, Readonly<Record<string, Refused>>>> = {
  erc721: {
    ApprovalQueryForNonexistentToken: of721(erc721.getApproved, [99n]),
    BalanceQueryForZeroAddress: of721(erc721.balanceOf, [zeroAddress]),
    OwnerQueryForNonexistentToken: of721(erc721.ownerOf, [99n]),
    '!ID': of721(erc721.tokenURI, [99n]),
    '!Value': ({ drop, stranger }) => claimCall(drop, { from: stranger, value: 1n }),
    'price less than platform fee': async ({ chain, drop, creator, stranger }) => {
      const to = drop.address
      await chain.execute({ to, abi: erc721.setPlatformFeeType, args: [1] })
      const args = [creator.address, 100n]
      await chain.execute({ to, abi: erc721.setFlatPlatformFeeInfo, args })
      await setConditions(chain, drop, [{ pricePerToken: 99n }])
      return claimCall(drop, { from: stranger, price: 99n })
    },
    '!T': async ({ chain, drop, creator, stranger }) => {
      const to = drop.address
      await chain.execute({ to, abi: erc721.revokeRole, args: [TRANSFER_ROLE, zeroAddress] })
      await chain.execute(claimCall(drop, { from: stranger }))
      const args = [stranger.address, OTHER_WALLET, 1n]
      await chain.execute({ to, abi: erc721.revokeRole, args: [TRANSFER_ROLE, creator.address] })
      return { from: stranger, to, abi: erc721.transferFrom, args }
    },
    TransferCallerNotOwnerNorApproved: async ({ chain, drop, creator, stranger }) => {
      await chain.execute(claimCall(drop, { from: creator }))
      const args = [creator.address, stranger.address, 1n]
      return { from: stranger, to: drop.address, abi: erc721.transferFrom, args }
    },
  },
  erc1155: {
    BatchMintInvalidBatchId: of1155(erc1155.getBatchIdAtIndex, [5n]),
    BatchMintInvalidTokenId: of1155(erc1155.uri, [99n]),
    BatchMintMetadataFrozen: async ({ chain, drop }) => {
      const to = drop.address
      await chain.execute({ to, abi: erc1155.freezeBatchBaseURI, args: [0n] })
      return { to, abi: erc1155.updateBatchBaseURI, args: [0n, 'ipfs://new/'] }
    },
    LazyMintInvalidAmount: of1155(erc1155.lazyMint, [0n, '', '0x']),
    LazyMintUnauthorized: ({ drop, stranger }) => ({
      from: stranger,
      to: drop.address,
      abi: erc1155.lazyMint,
      args: [1n, '', '0x'],
    }),
    'exceed max total supply': async ({ chain, drop, stranger }) => {
      const args = [0n, 1n]
      await chain.execute({ to: drop.address, abi: erc1155.setMaxTotalSupply, args })
      return claimCall(drop, { from: stranger, quantity: 2n })
    },
    'ERC1155: caller is not owner nor approved.': ({ drop, creator, stranger }) => ({
      from: stranger,
      to: drop.address,
      abi: erc1155.burnBatch,
      args: [creator.address, [0n], [1n]],
    }),
  },
}

const TRANSFER_ROLE = '0x8502233096d909befbda0999bb8ea2f3a6be3c138b9fbf003752a4c8bce86f6c'
const OTHER_WALLET = '0x00000000000000000000000000000000000b0b00'

const CONDITION = {
  startTimestamp: 0n,
  maxClaimableSupply: 10n,
  supplyClaimed: 0n,
  quantityLimitPerWallet: 10n,
  merkleRoot: zeroHash,
  pricePerToken: 0n,
  currency: zeroAddress,
  metadata: '',
}

function of721(abi: TestCall['abi'], args: readonly unknown[]): Refused {
  return ({ drop }) => ({ to: drop.address, abi, args })
}

function of1155(abi: TestCall['abi'], args: readonly unknown[]): Refused {
  return ({ drop }) => ({ to: drop.address, abi, args })
}

/** Revert strings of the build without custom errors. */
const OLD_TEXTS: Readonly<Record<string, string>> = {
  ContractMetadataUnauthorized: 'Not authorized',
  DropClaimExceedLimit: '!Qty',
  DropClaimExceedMaxSupply: '!MaxSupply',
  DropClaimInvalidTokenPrice: '!PriceOrCurrency',
  DropClaimNotStarted: 'cant claim yet',
  DropExceedMaxSupply: 'max supply claimed',
  DropNoActiveCondition: '!CONDITION.',
  DropUnauthorized: 'Not authorized',
  LazyMintUnauthorized: 'Not authorized',
  OwnableUnauthorized: 'Not authorized',
  PermissionsAlreadyGranted: 'Can only grant to non holders',
  PermissionsInvalidPermission: 'Can only renounce for self',
  PrimarySaleUnauthorized: 'Not authorized',
  RoyaltyExceededMaxFeeBps: 'Exceeds max bps',
  RoyaltyUnauthorized: 'Not authorized',
  BatchMintInvalidBatchId: 'Invalid index',
  BatchMintInvalidTokenId: 'Invalid tokenId',
  BatchMintMetadataFrozen: 'Batch frozen',
  LazyMintInvalidAmount: '0 amt',
  ST: 'ST',
  '!V': '!V',
}

describe('errors of drop contracts', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  /** The refusal of a build, the same from a call and a gas estimate. */
  async function refusalOf(drop: TestDrop, refused: Refused): Promise<ContractFailure> {
    const stranger = await chain.newWallet()
    const made = await refused({ chain, drop, creator: chain.creator, stranger })
    const { from = chain.creator, to, abi, args, value = 0n } = made
    const transaction = {
      account: from.address as Address,
      to: to as Address,
      data: encodeFunctionData({ abi: [abi] as Abi, functionName: abi.name, args }),
      value,
    }
    const { client } = chain.connection
    const failures = await Promise.all([
      failureOf(
        askChain('eth_call', () => call(client, transaction)),
        to,
      ),
      failureOf(
        askChain('eth_estimateGas', () => estimateGas(client, transaction)),
        to,
      ),
    ])
    const [one, other] = failures
    // By message, since the time in the arguments may differ.
    expect(one?.message).to.equal(other?.message)
    if (!one) throw new Error('The contract did not refuse')
    return one
  }

  for (const build of CURRENT_BUILDS) {
    for (const variant of ['erc721', 'erc1155'] as const) {
      for (const [name, refused] of Object.entries({ ...OF_BOTH, ...OF_ONE[variant] })) {
        it(`include ${name} (${variant}, ${build})`, async () => {
          const drop = await deployDrop(chain, { variant, build })
          const failure = await refusalOf(drop, refused)
          expect(failure.code).to.equal('CONTRACT_REFUSED')
          expect(failure.context).to.include({ name, contract: drop.address })
        })
      }
    }
  }

  for (const variant of ['erc721', 'erc1155'] as const) {
    const all = { ...OF_BOTH, ...OF_ONE[variant] }
    for (const [name, text] of Object.entries(OLD_TEXTS)) {
      const refused = all[name]
      if (!refused) continue
      it(`include "${text}" (${variant} without custom errors)`, async () => {
        const drop = await deployDrop(chain, { variant, build: 'thirdweb311' })
        const failure = await refusalOf(drop, refused)
        expect(failure.code).to.equal('CONTRACT_REFUSED')
        expect(failure.context).to.include({ name: text, contract: drop.address })
      })
    }
  }

  it('do not swap the offered and the required price', async () => {
    const drop = await deployDrop(chain, { variant: 'erc721' })
    const refused = OF_BOTH.DropClaimInvalidTokenPrice as Refused
    const { context } = await refusalOf(drop, refused)
    const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect('args' in context && context.args).to.deep.equal({
      offeredCurrency: native,
      offeredPricePerToken: 5n,
      requiredCurrency: native,
      requiredPricePerToken: 7n,
    })
  })

  it('have their arguments', async () => {
    const drop = await deployDrop(chain, { variant: 'erc1155' })
    const refused = OF_BOTH.DropClaimExceedLimit as Refused
    const { context, message } = await refusalOf(drop, refused)
    expect('args' in context && context.args).to.deep.equal({ expected: 2n, actual: 3n })
    expect(message).to.equal(
      'The limit per wallet in this phase is 2, and this claim would bring the total to 3: claim fewer',
    )
  })

  it('cover all in the specification except one, which no contract throws', () => {
    const produced = new Set([...Object.keys(OF_BOTH), ...Object.keys(OF_ONE.erc1155)])
    expect(SPECIFIED.filter((name) => !produced.has(name))).to.deep.equal([
      'RoyaltyInvalidRecipient',
    ])
  })
})

/** Custom errors in section 8 of the specification. */
const SPECIFIED = [
  'BatchMintInvalidBatchId',
  'BatchMintInvalidTokenId',
  'BatchMintMetadataFrozen',
  'ContractMetadataUnauthorized',
  'CurrencyTransferLibFailedNativeTransfer',
  'DropClaimExceedLimit',
  'DropClaimExceedMaxSupply',
  'DropClaimInvalidTokenPrice',
  'DropClaimNotStarted',
  'DropExceedMaxSupply',
  'DropNoActiveCondition',
  'DropUnauthorized',
  'LazyMintInvalidAmount',
  'LazyMintUnauthorized',
  'OwnableUnauthorized',
  'PermissionsAlreadyGranted',
  'PermissionsInvalidPermission',
  'PermissionsUnauthorizedAccount',
  'PlatformFeeExceededMaxFeeBps',
  'PlatformFeeInvalidRecipient',
  'PlatformFeeUnauthorized',
  'PrimarySaleInvalidRecipient',
  'PrimarySaleUnauthorized',
  'RoyaltyExceededMaxFeeBps',
  'RoyaltyInvalidRecipient',
  'RoyaltyUnauthorized',
]

async function failureOf(
  asked: Promise<unknown>,
  contract: string,
): Promise<ContractFailure | undefined> {
  try {
    await asked
    return undefined
  } catch (error) {
    return contractFailure(error, contract)
  }
}
