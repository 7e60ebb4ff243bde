import type { Account } from '@aptos-labs/ts-sdk'
import type { ClientChain, FundedWallet } from '../../../core/test/conformance/dropFixture.ts'
import type { AptosConnection } from '../../src/chain/connection.ts'
import { createDropClient } from '../../src/mint/createDropClient.ts'
import { readDrop } from '../../src/port/readDrop.ts'
import { fetchBalance } from '../../src/send/fetchBalance.ts'
import { standardWallet } from '../../src/wallet/connectWallet.ts'
import { keyWallet, type SigningWallet } from '../../src/wallet/signingWallet.ts'
import { administer, createDrop } from './drops.ts'
import { START, type TestNetwork } from './network.ts'
import { walletOfStandard } from './wallets.ts'

/** A network for the conformance suites; clients reach it through a connection. */
export function aptosChain(
  network: TestNetwork,
  connection: AptosConnection,
): ClientChain<SigningWallet> {
  const { machines, chainId } = network
  return {
    blockchain: 'APTOS',
    chainId,
    notListed: 'USER_NOT_IN_ALLOW_LIST',
    givesFromLists: false,
    openDrop: async ({ price, maxSupply, maxPerWallet, platformFeeBp, listed, isClosed }) => {
      const { address: feeRecipient } = await network.newWallet()
      const caps = listed?.map((wallet) => [wallet, maxPerWallet] as const)
      const phase = { price, maxPerWallet, ...(caps && { listed: Object.fromEntries(caps) }) }
      const contract = await createDrop(network, {
        totalSupply: maxSupply,
        phases: [isClosed ? { ...phase, start: START + 1_000n } : phase],
      })
      const fee = [contract, platformFeeBp, false, [feeRecipient], [100]]
      await administer(network, 'set_platform_fee', fee)
      return {
        client: createDropClient({ connection, contract, machines }),
        contract,
        feeRecipient,
        read: () => readDrop(connection, { contract, machines }),
      }
    },
    fundedWallet: async () => walletOf(await network.newAccount()),
    emptyWallet: async () => walletOf(await network.newAccount(0n)),
    balanceOf: (address) => fetchBalance(connection, address),
  }
}

/** The wallet, and one whose user declines. */
async function walletOf(account: Account): Promise<FundedWallet<SigningWallet>> {
  const wallet = keyWallet(account)
  const declining = walletOfStandard({ account, answer: 'decline' })
  return { wallet, address: wallet.address, rejecting: await standardWallet(declining) }
}
