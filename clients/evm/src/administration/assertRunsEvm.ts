import { evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import { withSelector } from '../chain/withSelector.ts'
import { EvmClientError } from '../errors/evmClientError.ts'

/** System contracts of networks with EraVM. */
const CODE_STORAGE = '0x0000000000000000000000000000000000008002'
const CONTRACT_DEPLOYER = '0x0000000000000000000000000000000000008006'

/** 0 = contracts for EraVM alone, 1 = also for the EVM. */
const ALLOWED_CODE = withSelector({
  type: 'function',
  stateMutability: 'view',
  name: 'allowedBytecodeTypesToDeploy',
  inputs: [],
  outputs: [{ name: '', type: 'uint8' }],
})

const IS_EVM = withSelector({
  type: 'function',
  stateMutability: 'view',
  name: 'isAccountEVM',
  inputs: [{ name: '', type: 'address' }],
  outputs: [{ name: '', type: 'bool' }],
})

/**
 * Asserts that a network with a virtual machine of its own runs drops, which are contracts for the EVM.
 *
 * @param implementation Contract behind the drop; undefined = it will be deployed for the EVM.
 * @throws EVM_CONTRACTS_NOT_ALLOWED if its admins do not allow contracts for the EVM.
 * @throws IMPLEMENTATION_NOT_EVM if a drop cannot run the implementation's code.
 * @throws CHAIN_NOT_SUPPORTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function assertRunsEvm(
  connection: EvmConnection,
  implementation: string | undefined,
  options: AskOptions = {},
): Promise<void> {
  const { name: network, virtualMachine: machine } = await fetchNetwork(connection, options)
  if (machine === undefined) return
  const { system } = await readContracts(
    connection.client,
    {
      system: {
        allowed: contractRead(CONTRACT_DEPLOYER, ALLOWED_CODE),
        isEvm: contractRead(CODE_STORAGE, IS_EVM, [evmAddress(implementation ?? CODE_STORAGE)]),
      },
    },
    options,
  )
  if (system.allowed === 0) throw new EvmClientError('EVM_CONTRACTS_NOT_ALLOWED', { network })
  if (implementation && system.isEvm === false) {
    throw new EvmClientError('IMPLEMENTATION_NOT_EVM', { implementation, machine })
  }
}
