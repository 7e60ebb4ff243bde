import {
  type ClaimConditionInput,
  connectChain,
  type DropState,
  deployedDrop,
  deployTransaction,
  fetchDropState,
  fetchHasCode,
  planClaimConditions,
  setSharedMetadata,
} from '@mintline/evm'
import { getContractAddress } from 'viem'
import { dataUri, SAMPLE_DESCRIPTION, SAMPLE_NAME, SAMPLE_PICTURE } from '../sampleArtwork.ts'
import { ANVIL_ACCOUNT } from './anvil.ts'
import { sendAs, sendAsKeyless } from './sendAs.ts'
import type { EvmLocalnet } from './startEvmLocalnet.ts'

/** "sample" in ASCII. The drop is its first contract, so that it has the same address on every network. */
const DEPLOYER = '0x000000000000000000000000000073616d706c65'

/** Second account of anvil's mnemonic. */
const FEE_RECIPIENT = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const MINUTE = 60n
const HOUR = 60n * MINUTE
const MILLI_ETHER = 10n ** 15n

/** Three phases from now on, the last one open-ended. */
function phasesFrom(now: bigint): ClaimConditionInput[] {
  return [
    {
      // The network's last block may be a second behind this machine's time.
      startTimestamp: now - MINUTE,
      maxClaimableSupply: 100n,
      quantityLimitPerWallet: 2n,
      pricePerToken: 5n * MILLI_ETHER,
    },
    {
      startTimestamp: now + HOUR,
      maxClaimableSupply: 1_000n,
      quantityLimitPerWallet: 5n,
      pricePerToken: 10n * MILLI_ETHER,
    },
    { startTimestamp: now + 24n * HOUR, pricePerToken: 20n * MILLI_ETHER },
  ]
}

/**
 * Deploys a sample ERC-721 drop, unless the network has it already, and returns its union id. Its admin is the first
 * account in anvil's mnemonic.
 */
export async function deploySampleDrop(network: EvmLocalnet): Promise<string> {
  const { anvil, implementations, rpcUrl } = network
  const address = deployedDrop({
    contractAddress: getContractAddress({ from: DEPLOYER, nonce: 0n }),
  })
  const connection = connectChain(rpcUrl)
  const union = `ETHEREUM:${address}`
  if (!(await fetchHasCode(connection, address))) {
    await sendAsKeyless(anvil, DEPLOYER, deployTransaction(implementations.erc721, SETTINGS))
  }
  const state = await fetchDropState(connection, { contract: union })
  // Set last, so that the next start can complete an interrupted one.
  if (state.conditions.length === 0) await furnish(network, state)
  return union
}

const SETTINGS = {
  admin: ANVIL_ACCOUNT,
  name: SAMPLE_NAME,
  symbol: 'TIDE',
  contractUri: dataUri(
    'application/json',
    JSON.stringify({ name: SAMPLE_NAME, description: SAMPLE_DESCRIPTION, image: SAMPLE_PICTURE }),
  ),
  saleRecipient: ANVIL_ACCOUNT,
  royalty: { valueBp: 500, recipient: ANVIL_ACCOUNT },
  platformFee: { valueBp: 300, recipient: FEE_RECIPIENT },
}

async function furnish({ anvil }: EvmLocalnet, drop: DropState): Promise<void> {
  const metadata = {
    name: SAMPLE_NAME,
    description: SAMPLE_DESCRIPTION,
    imageUri: SAMPLE_PICTURE,
    animationUri: '',
  }
  await sendAs(anvil, ANVIL_ACCOUNT, setSharedMetadata(drop, metadata))
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { transaction } = planClaimConditions(drop, phasesFrom(now))
  await sendAs(anvil, ANVIL_ACCOUNT, transaction)
}
