import { evmAddress } from '@mintline/core/identifiers'
import type { Eip1193Provider } from '@mintline/core/signing'
import { type Address, maxUint256, zeroAddress, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getBalance } from 'viem/actions'
import type { ClientChain, FundedWallet } from '../../../core/test/conformance/dropFixture.ts'
import type { AllowlistEntry } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import type { ProofSource } from '../../src/allowlist/proofSource.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { readDrop } from '../../src/drop/index.ts'
import { createDropClient } from '../../src/mint/createDropClient.ts'
import { clientWallet, type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { FUNDS, LOCAL_NETWORK, type TestChain } from './chain.ts'
import { deployDrop } from './drops.ts'

/**
 * A chain for the conformance suites.
 *
 * @param url Node that clients and wallets are connected to. Default: the wallets are the chain's own.
 */
export function evmChain(chain: TestChain, url?: string): ClientChain<EvmWallet> {
  // Each anew, so that the chain is asked for every time.
  const connect = () =>
    url === undefined ? chain.connection : connectChain(url, { network: LOCAL_NETWORK })
  const newWallet = async (balance?: bigint) =>
    url === undefined ? chain.newWallet(balance) : keyWallet(chain, url, balance)
  return {
    blockchain: 'ETHEREUM',
    chainId: 31_337,
    notListed: 'NOT_ON_ALLOWLIST',
    givesFromLists: false,
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
        client: createDropClient({ connection: connect(), contract, proofSource }),
        contract,
        feeRecipient,
        read: () => readDrop(connect(), { contract }),
      }
    },
    fundedWallet: async () => walletOf(await newWallet()),
    emptyWallet: async () => walletOf(await newWallet(0n)),
    balanceOf: (address) => getBalance(chain.connection.client, { address: address as Address }),
  }
}

/** A wallet that signs here and sends through a node. */
async function keyWallet({ cheats }: TestChain, url: string, balance = FUNDS): Promise<EvmWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  await cheats.setBalance({ address: account.address, value: balance })
  return clientWallet({ ...connectChain(url).client, account })
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
