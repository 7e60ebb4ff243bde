// Functions of Safe's contracts, from version 1.3.0 on. They are not human-readable signatures, whose parser pages would
// load.

const VIEW = { type: 'function', stateMutability: 'view', inputs: [] } as const
const UINT256 = { name: '', type: 'uint256' } as const

export const getOwners = {
  ...VIEW,
  name: 'getOwners',
  selector: '0xa0e67e2b',
  outputs: [{ name: '', type: 'address[]' }],
} as const

export const getThreshold = {
  ...VIEW,
  name: 'getThreshold',
  selector: '0xe75235b8',
  outputs: [UINT256],
} as const

export const nonce = {
  ...VIEW,
  name: 'nonce',
  selector: '0xaffed0e0',
  outputs: [UINT256],
} as const

export const version = {
  ...VIEW,
  name: 'VERSION',
  selector: '0xffa1ad74',
  outputs: [{ name: '', type: 'string' }],
} as const

/** Of `MultiSendCallOnly`, which a Safe delegates to. */
export const multiSend = {
  type: 'function',
  stateMutability: 'payable',
  name: 'multiSend',
  selector: '0x8d80ff0a',
  inputs: [{ name: 'transactions', type: 'bytes' }],
  outputs: [],
} as const
