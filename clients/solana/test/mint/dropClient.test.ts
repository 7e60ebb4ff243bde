import { CoreError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { createDropClient } from '@mintline/solana'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import type { DropChain, FundedWallet } from '../../../core/test/conformance/dropFixture.ts'
import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'
import { walletThat } from './_mint.ts'

/** A document in its own URI, with the number of the item. */
const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/{}.png"}'

describe('The drop client of Solana', () => {
  let localnet: Localnet
  after(() => localnet.close())

  testDropClient<SolanaWallet>(async () => {
    localnet = await startPrograms()
    return solanaChain(localnet)
  })
})

async function solanaChain(localnet: Localnet): Promise<DropChain<SolanaWallet>> {
  const connection = new Connection(localnet.rpcUrl, 'confirmed')
  let opened = 0
  return {
    blockchain: 'SOLANA',
    chainId: await connection.getGenesisHash(),
    notListed: 'NOT_ON_WHITELIST',
    openDrop: async ({ price, maxSupply, maxPerWallet, platformFeeBp, listed, isClosed }) => {
      opened += 1
      const { publicKey: feeRecipient } = await fundedWallet(connection)
      const drop = await Drop.deploy(localnet, {
        symbol: `CONFORM${opened}`,
        maxNumberOfTokens: maxSupply,
        itemBaseUri: ITEM_URI,
        platformFee: {
          platformFeeValue: BigInt(platformFeeBp),
          recipients: [{ address: feeRecipient, share: 100 }],
          isFeeFlat: false,
        },
      })
      const limits = { priceAmount: price, maxMintsPerWallet: maxPerWallet }
      if (!isClosed) await drop.addPhase({ ...limits, phaseType: listed ? 'allowList' : 'public' })
      if (listed) {
        const entry = { phaseIndex: 0, price: Number(price), amount: Number(maxPerWallet) }
        await drop.allow(
          listed.map((address) => new PublicKey(address)),
          entry,
        )
      }
      return {
        client: createDropClient({ connection, deployment: drop.address }),
        contract: drop.address,
        feeRecipient: feeRecipient.toBase58(),
      }
    },
    fundedWallet: async () => walletOf(await fundedWallet(connection)),
    emptyWallet: async () => walletOf(Keypair.generate()),
    balanceOf: async (address) => BigInt(await connection.getBalance(new PublicKey(address))),
  }
}

function walletOf(keypair: Keypair): FundedWallet<SolanaWallet> {
  return {
    wallet: keypairWallet(keypair),
    address: keypair.publicKey.toBase58(),
    rejecting: walletThat(keypair, () => {
      throw new CoreError('TRANSACTION_REJECTED', {})
    }),
  }
}
