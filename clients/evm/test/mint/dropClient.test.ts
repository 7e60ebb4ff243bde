import { evmAddress } from '@mintline/core/identifiers'
import type { Eip1193Provider } from '@mintline/core/signing'
import { maxUint256, zeroAddress, zeroHash } from 'viem'
import { getBalance } from 'viem/actions'
import type { DropChain, FundedWallet } from '../../../core/test/conformance/dropFixture.ts'
import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import type { AllowlistEntry } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import type { ProofSource } from '../../src/allowlist/proofSource.ts'
import { createDropClient } from '../../src/mint/createDropClient.ts'
import { type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

describe('drop client on EVM chains', () => {
  let chain: TestChain
  after(() => chain.stop())

  testDropClient<EvmWallet>(async () => {
    chain = await startChain()
    return evmChain(chain)
  })
})

function evmChain(chain: TestChain): DropChain<EvmWallet> {
  const { connection } = chain
  return {
    blockchain: 'ETHEREUM',
    chainId: 31_337,
    notListed: 'NOT_ON_ALLOWLIST',
    openDrop: async ({ price, maxSupply, maxPerWallet, platformFeeBp, listed, isClosed }) => {
      const { address: feeRecipient } = await chain.newWallet()
      const entries = listed?.map((wallet): AllowlistEntry => entryOf(wallet, maxPerWallet))
      const list = entries && buildAllowlist(entries)
      const condition = {
        maxClaimableSupply: maxSupply || maxUint256,
        quantityLimitPerWallet: list ? 0n : maxPerWallet || maxUint256,
        pricePerToken: price,
        merkleRoot: list?.merkleRoot ?? zeroHash,
      }
      const drop = await deployDrop(chain, {
        variant: 'erc721',
        conditions: isClosed ? [] : [condition],
        platformFee: { valueBp: BigInt(platformFeeBp), recipient: feeRecipient },
        // The contract appends the item number.
        metadata: { name: 'No.', imageURI: 'https://example.com/item.png' },
      })
      const contract = drop.address.toLowerCase()
      const proofSource: ProofSource | undefined = list && (async (wallet) => list.proofOf(wallet))
      return {
        client: createDropClient({ connection, contract, proofSource }),
        contract,
        feeRecipient,
      }
    },
    fundedWallet: async () => walletOf(await chain.newWallet()),
    emptyWallet: async () => walletOf(await chain.newWallet(0n)),
    balanceOf: (address) => getBalance(connection.client, { address: address as `0x${string}` }),
  }
}

function entryOf(wallet: string, maxPerWallet: bigint): AllowlistEntry {
  return {
    wallet: evmAddress(wallet),
    quantityLimitPerWallet: maxPerWallet || maxUint256,
    pricePerToken: maxUint256,
    currency: zeroAddress,
  }
}

/** The wallet, and one whose user declines. */
function walletOf(wallet: EvmWallet): FundedWallet<EvmWallet> {
  const rejecting: Eip1193Provider = {
    request: async (args) => {
      if (args.method === 'eth_sendTransaction') {
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      }
      return wallet.client.request(args as Parameters<typeof wallet.client.request>[0])
    },
  }
  return {
    wallet,
    address: wallet.address,
    rejecting: providerWallet(rejecting, wallet.address),
  }
}
