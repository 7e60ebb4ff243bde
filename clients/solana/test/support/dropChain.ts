import { CoreError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { createDropClient } from '@mintline/solana'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import type { ClientChain, FundedWallet } from '../../../core/test/conformance/dropFixture.ts'
import { readDrop } from '../../src/drop/index.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { walletThat } from '../mint/_mint.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'

/** A document in its own URI, with the item's number. */
const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/{}.png"}'

/**
 * Solana for the conformance suites. Drops and balances live on the node itself.
 *
 * @param through The clients' connection. Default: directly to the node.
 * @param walletOf Makes a wallet from a keypair. Default: `keypairWallet`.
 */
export async function solanaChain(
  localnet: Localnet,
  {
    through,
    walletOf = keypairWallet,
  }: { through?: Connection; walletOf?: (keypair: Keypair) => SolanaWallet } = {},
): Promise<ClientChain<SolanaWallet>> {
  const connection = new Connection(localnet.rpcUrl, 'confirmed')
  const fixtureOf = (keypair: Keypair): FundedWallet<SolanaWallet> => ({
    wallet: walletOf(keypair),
    address: keypair.publicKey.toBase58(),
    rejecting: walletThat(keypair, () => {
      throw new CoreError('TRANSACTION_REJECTED', {})
    }),
  })
  const network = { genesisHash: await connection.getGenesisHash() }
  let opened = 0
  return {
    blockchain: 'SOLANA',
    chainId: network.genesisHash,
    notListed: 'NOT_ON_WHITELIST',
    givesFromLists: true,
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
        client: createDropClient({
          connection: through ?? connection,
          deployment: drop.address,
          network,
        }),
        contract: drop.address,
        feeRecipient: feeRecipient.toBase58(),
        read: () => readDrop(through ?? connection, drop.address),
      }
    },
    fundedWallet: async () => fixtureOf(await fundedWallet(connection)),
    emptyWallet: async () => fixtureOf(Keypair.generate()),
    balanceOf: async (address) => BigInt(await connection.getBalance(new PublicKey(address))),
  }
}
